## Этнос: стол в браузере

web-ethnos-stage = Эпоха { $age } · { $dragons ->
    [0] драконов нет
    [one] { $dragons } дракон
    [few] { $dragons } дракона
   *[many] { $dragons } драконов
}

## Ряд, колода, драконы

web-ethnos-row = Открытые карты
web-ethnos-row-empty = В ряду пусто: остаётся колода.
web-ethnos-deck = Колода
web-ethnos-dragons = Драконы: { $dragons } из { $all }
web-ethnos-third-dragon = Третий дракон завершит эпоху
web-ethnos-safe = { $cards ->
    [one] Ещё { $cards } карта без дракона
    [few] Ещё { $cards } карты без дракона
   *[many] Ещё { $cards } карт без дракона
}
web-ethnos-unsafe = Драконы уже рядом
web-ethnos-dragon = дракон
web-ethnos-dragon-text = Первые два только пугают. Третий сразу завершает эпоху.

## Карты

web-ethnos-no-kingdom = без королевства
web-ethnos-short = { $tribe ->
    [centaurs] Есть маркер? Ещё отряд
    [dwarves] +1 карта при подсчёте
    [elves] Оставьте до X карт
    [giants] Крупнейший: +2 и жетон
    [halflings] Без маркера, но их 24
    [merfolk] X шагов по морю
    [minotaurs] Маркер на карту дешевле
    [orcs] Ещё маркер в орду
    [skeletons] В любой отряд, не лидер
    [trolls] Жетон тролля до X
    [wingfolk] Маркер куда угодно
   *[wizards] Затем X карт из колоды
}
web-ethnos-text = { $tribe ->
    [centaurs] Поставлен маркер? Сыграйте ещё один отряд до сброса.
    [dwarves] При подсчёте славы отряд считается на одну карту больше.
    [elves] При сбросе оставьте на руке до X карт, остальные лягут в ряд.
    [giants] Крупнейший отряд гигантов эпохи? 2 славы и жетон.
    [halflings] Отряд не ставит маркер. Зато карт этого племени 24.
    [merfolk] X шагов по морю. Ракушка даёт маркер в любое королевство.
    [minotaurs] Чтобы поставить маркер, отряду нужно на одну карту меньше.
    [orcs] Ещё маркер в орду на цвет лидера. Орду меняют на славу.
    [skeletons] Входит в любой отряд, но не ведёт его. До подсчёта уходит.
    [trolls] Возьмите жетон тролля не больше X. Жетоны решают ничьи.
    [wingfolk] Маркер в любое королевство, где хватает карт.
   *[wizards] После сброса руки возьмите X карт из колоды.
}

## Карта королевств

web-ethnos-kingdom-told = { ethnos-kingdom }, маркеры: { $told }
web-ethnos-kingdom-now = Если бы эпоха { $age } кончилась сейчас:
web-ethnos-markers = { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
   *[many] { $markers } маркеров
}
web-ethnos-glance = Вся карта: показать другое место
web-ethnos-sea-told = Морской путь тритонов: { $told }
web-ethnos-nobody = никто
web-ethnos-troll-told = Жетон тролля { $value }, владелец: { $name }
web-ethnos-giant-told = { $size ->
    [0] Жетон гиганта пока ничей
   *[other] Жетон гиганта, владелец: { $name }, размер отряда: { $size }
}

## Рука и отряд

web-ethnos-hand = Ваша рука
web-ethnos-hand-size = { $size } / { $limit }
web-ethnos-hand-empty = На руке пусто.
web-ethnos-grouped = Как разложить руку
web-ethnos-by-tribe = по племенам
web-ethnos-by-colour = по королевствам
web-ethnos-rest = { $cards ->
    [one] { $cards } карта ляжет в ряд
    [few] { $cards } карты лягут в ряд
   *[many] { $cards } карт лягут в ряд
}
web-ethnos-bring-back = вернуть в отряд: { ethnos-card }
web-ethnos-leader = Лидер
web-ethnos-make-leader = сделать лидером: { ethnos-card }
web-ethnos-band = Отряд
web-ethnos-band-of-tribe = Отряд { $tribe ->
    [centaurs] кентавров
    [dwarves] гномов
    [elves] эльфов
    [giants] гигантов
    [halflings] полуросликов
    [merfolk] тритонов
    [minotaurs] минотавров
    [orcs] орков
    [skeletons] скелетов
    [trolls] троллей
    [wingfolk] гарпий
   *[wizards] волшебников
}
web-ethnos-band-of-kingdom = Отряд { $kingdom ->
    [althea] Алтеи
    [duris] Дуриса
    [ithys] Итиса
    [pelagon] Пелагона
    [rhea] Реи
   *[straton] Стратона
}
web-ethnos-switch-tribe = по племени: { $size }
web-ethnos-switch-colour = по цвету: { $size }
web-ethnos-leader-told = { ethnos-fighter }, { ethnos-kingdom }
web-ethnos-marker = { $marker ->
    [can] Маркер: { ethnos-kingdom }
    [anywhere] Маркер куда угодно
   *[none] Без маркера
}
web-ethnos-marker-why = { $marker ->
    [can] карт хватает: { $size } из { $need }
    [anywhere] { $kingdoms ->
        [one] хватает для { $kingdoms } королевства
       *[other] хватает для { $kingdoms } королевств
    }
    [never] полурослики его не ставят
    [none-left] в запасе их не осталось
   *[small] карт { $size }, а нужно { $need }
}
web-ethnos-does = { $tribe ->
    [centaurs] { $placed ->
        [yes] затем можно сыграть ещё отряд
       *[no] без маркера второго отряда нет
    }
    [dwarves] отряд считается на карту больше
    [elves] на руке останется до { $size ->
        [one] { $size } карты
       *[other] { $size } карт
    }
    [giants] { $beaten ->
        [yes] крупнейший: +2 славы и жетон
       *[no] не больше прежнего ({ $largest })
    }
    [halflings] маркер не ставится
    [merfolk] по морю { $from } → { $to }{ $shells ->
        [0] {""}
        [one] , ракушка: ещё маркер
       *[other] , ракушки: ещё { $shells } маркера
    }
    [minotaurs] хватает на карту меньше
    [orcs] { $filled ->
        [yes] место в орде уже занято
       *[no] маркер в орду: { ethnos-kingdom }
    }
    [skeletons] не ведут отрядов
    [trolls] { $token ->
        [0] подходящих жетонов нет
       *[other] жетон тролля до { $token }
    }
    [wingfolk] королевство на выбор
   *[wizards] { $size ->
        [one] затем { $size } карта из колоды
        [few] затем { $size } карты из колоды
       *[many] затем { $size } карт из колоды
    }
}
web-ethnos-worth = { $glory ->
    [0] Без славы за отряд
   *[other] Слава за отряд: { $glory }
}
web-ethnos-worth-when = в конце эпохи
web-ethnos-worth-skeletons = { $skeletons ->
    [one] скелет уйдёт до подсчёта
   *[other] скелеты уйдут до подсчёта
}
web-ethnos-play-band = Сыграть отряд
web-ethnos-without-marker = Без маркера
web-ethnos-put-away = Убрать
web-ethnos-tribes = Племена в игре
web-ethnos-other-moves = Другие решения

## Вопросы хода

web-ethnos-question = Решение
web-ethnos-ask = { $phase ->
    [marker] Куда поставить маркер отряда?
    [bonus] { $left ->
        [one] Ракушка: ещё один маркер
        [few] Ракушки: ещё { $left } маркера
       *[many] Ракушки: ещё { $left } маркеров
    }
    [token] Какой жетон тролля взять?
    [follow] Сыграть ещё один отряд?
    [keep] { $left ->
        [one] Оставьте ещё одну карту
        [few] Оставьте до { $left } карт
       *[many] Оставьте до { $left } карт
    }
    [draw] { $size ->
        [one] Взять { $size } карту из колоды?
        [few] Взять { $size } карты из колоды?
       *[many] Взять { $size } карт из колоды?
    }
   *[horde] Снять орду ради славы?
}
web-ethnos-ask-more = { $phase ->
    [marker] Выберите светящееся королевство на карте.
    [bonus] В любое королевство, сколько бы маркеров там ни стояло.
    [token] Жетоны решают ничьи в конце эпохи.
    [follow] Кентавры открыли дорогу: начните отряд любой картой на руке.
    [keep] Отметьте карты на руке; остальные лягут в открытый ряд.
    [draw] Осторожно: в колоде могут ждать драконы.
   *[horde] Сейчас — { $glory }; или копите дальше.
}

## Игроки и счёт

web-ethnos-in-hand = карт на руке
web-ethnos-hand-told = Карт на руке: { $cards }, из них все видели: { $known }
web-ethnos-supply = маркеров в запасе
web-ethnos-soon-told = слава, если бы эпоха кончилась сейчас
web-ethnos-trolls-told = Жетоны троллей: { $values }
web-ethnos-horde-told = Орда: маркеров { $markers }, слава { $glory }
web-ethnos-no-bands = отрядов пока нет
web-ethnos-band-told = { ethnos-card }, отряд: { $size }, слава в конце эпохи: { $glory }
web-ethnos-score-caption = Эпоха { $age }: что принесла бы она, если бы кончилась сейчас
web-ethnos-glory-now = Слава
web-ethnos-glory-soon = Было бы
