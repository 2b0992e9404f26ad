## Этнос

ethnos-name = Этнос
ethnos-about = Нанимайте бойцов, собирайте отряды, занимайте королевства — и бойтесь третьего дракона.
ethnos-mode-base = Игра
ethnos-option-tribes = племена в игре; если не названы — выбираются случайно
ethnos-option-merfolk_scoring = за что платит планшет тритонов: за каждое место или только за первое

## Что лежит в коробке

ethnos-colour = { $colour ->
    [green] зелёный
    [purple] фиолетовый
    [orange] оранжевый
    [grey] серый
    [red] красный
   *[blue] синий
}
ethnos-colour-she = { $colour ->
    [green] зелёная
    [purple] фиолетовая
    [orange] оранжевая
    [grey] серая
    [red] красная
   *[blue] синяя
}
ethnos-kingdom = { $kingdom ->
    [althea] Алтея
    [duris] Дурис
    [ithys] Итис
    [pelagon] Пелагон
    [rhea] Рея
   *[straton] Стратон
}
ethnos-fighter = { $tribe ->
    [centaur] кентавр
    [dwarf] гном
    [elf] эльф
    [giant] гигант
    [halfling] полурослик
    [merfolk] тритон
    [minotaur] минотавр
    [orc] орк
    [skeleton] скелет
    [troll] тролль
    [wingfolk] гарпия
   *[wizard] волшебник
}
ethnos-tribe = { $tribe ->
    [centaurs] Кентавры
    [dwarves] Гномы
    [elves] Эльфы
    [giants] Гиганты
    [halflings] Полурослики
    [merfolk] Тритоны
    [minotaurs] Минотавры
    [orcs] Орки
    [skeletons] Скелеты
    [trolls] Тролли
    [wingfolk] Гарпии
   *[wizards] Волшебники
}
ethnos-ability = { $tribe ->
    [centaurs] поставив маркер, можно сразу сыграть ещё один отряд
    [dwarves] при подсчёте отряд считается на карту больше
    [elves] при сбросе сохраните до X карт
    [giants] самый большой отряд гигантов эпохи берёт жетон: 2 славы сразу и ещё в конце эпохи
    [halflings] карт вдвое больше, но маркер такой отряд не ставит
    [merfolk] проплывите X ячеек; за отмеченные — маркер в любое королевство
    [minotaurs] для маркера нужно на карту меньше
    [orcs] займите ячейку лидера на планшете орд и обменяйте орду на славу
    [skeletons] годятся в любой отряд, не бывают лидером и уходят до подсчёта
    [trolls] возьмите жетон не больше X; жетоны решают ничьи
    [wingfolk] маркер можно поставить в любое королевство
   *[wizards] после сброса возьмите X карт из колоды
}
ethnos-card = { $tribe ->
    [skeleton] скелет
    [wingfolk] { ethnos-colour-she } гарпия
   *[other] { ethnos-colour } { ethnos-fighter }
}

## Что от вас ждут

ethnos-prompt-turn = Наймите бойца или сыграйте отряд.
ethnos-prompt-turn-first = Наймите бойца.
ethnos-prompt-turn-full = Рука полна: сыграйте отряд.
ethnos-prompt-compose = { $size ->
    [one] Отряд из { $size } карты, лидер — { ethnos-card }: играйте его или уберите лишних.
   *[other] Отряд из { $size } карт, лидер — { ethnos-card }: играйте его или уберите лишних.
}
ethnos-prompt-marker = Куда поставить маркер отряда?
ethnos-prompt-bonus = { $left ->
    [one] { $left } отмеченная ячейка: поставьте ещё маркер в любое королевство.
    [few] { $left } отмеченные ячейки: поставьте ещё маркер в любое королевство.
   *[many] { $left } отмеченных ячеек: поставьте ещё маркер в любое королевство.
}
ethnos-prompt-token = Возьмите жетон тролля не больше { $size }.
ethnos-prompt-follow = Кентавры расчистили путь: можно сыграть ещё отряд.
ethnos-prompt-keep = { $left ->
    [one] Сохраните ещё { $left } карту или сбросьте остальные.
    [few] Сохраните до { $left } карт или сбросьте остальные.
   *[many] Сохраните до { $left } карт или сбросьте остальные.
}
ethnos-prompt-draw = { $size ->
    [one] Взять { $size } карту из колоды?
    [few] Взять { $size } карты из колоды?
   *[many] Взять { $size } карт из колоды?
}
ethnos-prompt-horde = Эпоха окончена: обменять орду на славу?
ethnos-prompt-over = Игра окончена.

## Решения

ethnos-move-deck = нанять бойца из колоды
    .told = нанимает бойца из колоды
ethnos-move-take = нанять из ряда: { ethnos-card }
    .told = нанимает из ряда: { ethnos-card }
ethnos-move-band-tribe = начать отряд одного племени, лидер: { ethnos-card }
    .told = начинает отряд одного племени, лидер: { ethnos-card }
ethnos-move-band-colour = начать отряд одного цвета, лидер: { ethnos-card }
    .told = начинает отряд одного цвета, лидер: { ethnos-card }
ethnos-move-done-compose = сыграть отряд
    .told = играет отряд
ethnos-move-done-keep = оставить эти, сбросить остальные
    .told = оставляет эти, сбрасывает остальные
ethnos-move-without = вернуть в руку: { ethnos-card }
    .told = возвращает в руку: { ethnos-card }
ethnos-move-keep = сохранить: { ethnos-card }
    .told = сохраняет: { ethnos-card }
ethnos-move-marker = поставить маркер: { ethnos-kingdom }
    .told = ставит маркер: { ethnos-kingdom }
ethnos-move-token = взять жетон тролля { $value }
    .told = берёт жетон тролля { $value }
ethnos-move-draw = { $cards ->
    [one] взять { $cards } карту
    [few] взять { $cards } карты
   *[many] взять { $cards } карт
}
    .told = { $cards ->
        [one] берёт { $cards } карту
        [few] берёт { $cards } карты
       *[many] берёт { $cards } карт
    }
ethnos-move-cash = обменять орду на славу
    .told = обменивает орду на славу
ethnos-move-no-marker = не ставить маркер
    .told = не ставит маркер
ethnos-move-no-bonus = не ставить этот маркер
    .told = не ставит этот маркер
ethnos-move-no-token = не брать жетон
    .told = не берёт жетон
ethnos-move-no-follow = больше отрядов не играть
    .told = больше не играет отрядов
ethnos-move-no-draw = не брать карт
    .told = не берёт карт
ethnos-move-no-horde = оставить орду на потом
    .told = оставляет орду на потом

## Что видят другие

ethnos-told-band = { $size ->
    [one] играет отряд из { $size } карты: { ethnos-card }
   *[other] играет отряд из { $size } карт, лидер — { ethnos-card }
}
ethnos-told-keep = { $cards ->
    [0] не сохраняет карт
    [one] сохраняет { $cards } карту
    [few] сохраняет { $cards } карты
   *[many] сохраняет { $cards } карт
}

## Лист подсчёта

ethnos-group = Эпоха { $group }
ethnos-row-kingdom = { ethnos-kingdom }
ethnos-row-merfolk = планшет тритонов
ethnos-row-giant-taken = жетон гиганта взят
ethnos-row-giant-held = жетон гиганта сохранён
ethnos-row-horde = планшет орд
ethnos-row-bands = отряды
ethnos-row-unaccounted = без росписи
ethnos-row-band = { $size ->
    [one] { $size } карта, лидер — { ethnos-card }
    [few] { $size } карты, лидер — { ethnos-card }
   *[many] { $size } карт, лидер — { ethnos-card }
}
ethnos-tie-markers = Славы поровну: решают маркеры в королевствах.
ethnos-tie-bands = Маркеров поровну: решают отряды последней эпохи, начиная с самого большого.
ethnos-tie-shared = Поровну во всём: победа общая.

## Чего нельзя

ethnos-refused-not-now = Сейчас решается другое ({ $phase ->
    [turn] нанять бойца или сыграть отряд
    [compose] состав отряда
    [marker] маркер отряда
    [bonus] дополнительный маркер
    [token] жетон тролля
    [follow] ещё один отряд
    [keep] какие карты сохранить
    [draw] добор волшебника
   *[horde] планшет орд
}).
ethnos-refused-full-hand = { $limit ->
    [one] Когда на руке { $limit } карта, нужно сыграть отряд.
    [few] Когда на руке { $limit } карты, нужно сыграть отряд.
   *[many] Когда на руке { $limit } карт, нужно сыграть отряд.
}
ethnos-refused-not-in-row = В ряду нет такой карты: { ethnos-card }.
ethnos-refused-not-in-hand = На руке нет такой карты: { ethnos-card }.
ethnos-refused-not-in-band = Этой карты в отряде нет: { ethnos-card }. Отряд — одно племя или один цвет.
ethnos-refused-same-band = Тот же отряд есть под другим названием; лидер: { ethnos-card }.
ethnos-refused-leader-stays = Лидер остаётся в отряде.
ethnos-refused-order = Карты берутся по порядку списка: верните всё и начните снова.
ethnos-refused-skeleton-leader = Скелет не может быть лидером.
ethnos-refused-other-kingdom = Маркер ставится в королевство лидера: { ethnos-kingdom }.
ethnos-refused-too-small = { ethnos-kingdom }: размера отряда ({ $size }) не хватает, нужно карт: { $need }.
ethnos-refused-token-size = Жетон тролля { $value } больше размера отряда ({ $size }).
ethnos-refused-token-gone = Жетон тролля { $value } уже взят.
ethnos-refused-no-card = Нет карты «{ $card }». Карты пишутся так: green-dwarf или skeleton.
ethnos-refused-no-kingdom = Нет королевства «{ $kingdom }».
ethnos-refused-no-tribe = Нет племени «{ $tribe }».
ethnos-refused-not-in-play = Племя карты «{ $card }» не участвует в игре.
ethnos-refused-tribes = При числе игроков { $seats } в игре столько разных племён: { $need }.
ethnos-refused-age = Эпох в игре: { $ages }.
ethnos-refused-turn = Нет такого места: мест { $seats }, счёт с 0; -1 значит, что игра окончена.
ethnos-refused-tokens = { ethnos-kingdom }: нужно жетонов славы по возрастанию: { $ages }.
ethnos-refused-token-box = Таких жетонов славы в коробке нет.
ethnos-refused-token = Нет жетона тролля { $value }.
ethnos-refused-token-twice = Один жетон тролля лежит в двух местах.
ethnos-refused-hand = Предел руки: { $limit }.
ethnos-refused-known = Известные карты должны быть на руке.
ethnos-refused-horde = В ячейке орды стоит один маркер.
ethnos-refused-component = { $part ->
    [horde] Планшетов орд в этой игре нет.
    [trolls] Жетонов троллей в этой игре нет.
   *[merfolk] Планшета тритонов в этой игре нет.
}
ethnos-refused-supply = У игрока на поле больше маркеров, чем существует.
ethnos-refused-merfolk = Планшет тритонов кончается ячейкой { $last }.
ethnos-refused-band = Такой отряд сыграть нельзя, лидер — «{ $leader }».
ethnos-refused-cards = Карт «{ $card }» всего { $most }.
ethnos-refused-deck = В колоде карт «{ $card }» должно быть { $should }, а не { $given }: каждая карта лежит в одном месте.
ethnos-refused-dragons = Третий дракон кончает эпоху.
ethnos-refused-top = Столько карт над драконами быть не может.
ethnos-refused-account = В счёте есть строка для каждого места, с известными источниками славы.
ethnos-refused-composing = Составляемый отряд не подходит к столу.
ethnos-refused-kept = Сохранённые карты не подходят к столу.
ethnos-refused-phase = На этом столе не может быть фазы «{ $phase }».

## Стол в терминале

ethnos-board-age = Эпоха { $age } из { $ages }
ethnos-board-dragons = { $dragons ->
    [0] драконов пока нет
    [one] { $dragons } дракон
    [few] { $dragons } дракона
   *[many] { $dragons } драконов
}
ethnos-board-deck = { $cards ->
    [one] в колоде { $cards } карта
    [few] в колоде { $cards } карты
   *[many] в колоде { $cards } карт
}
ethnos-board-row = Ряд:
ethnos-board-trolls = Жетоны троллей:
ethnos-board-hand = Ваша рука:
ethnos-board-band = Отряд:
ethnos-board-kept = Сохранено:
ethnos-board-glory = слава
ethnos-board-cards = карты (известные)
ethnos-board-bands = отряды
ethnos-board-merfolk = тритоны
ethnos-board-horde = орда
ethnos-board-tokens = жетоны
