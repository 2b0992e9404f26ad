## Страна эльфов

elfenland-name = Страна эльфов
elfenland-about = Разложите транспорт по дорогам и объезжайте столько городов, сколько позволят карты.
elfenland-mode-base = Игра
elfenland-mode-towns = С картами городов
elfenland-option-caravan = когда можно ехать караваном: strict — только если нужных карт нет, free — когда угодно
elfenland-option-rounds = число раундов
elfenland-option-first = кто начинает; если не назван — выбирается случайно

## Что лежит в коробке

elfenland-town = { $town ->
    [elvenhold] Эльфенхолд
    [rivinia] Ривиния
    [tichih] Тичих
    [ergeren] Эрг’Эрен
    [beata] Беата
    [strykhaven] Стрикхэвен
    [virst] Вирст
    [lapphalya] Лаппхалия
    [feodor] Феодор
    [throtmanni] Тротмани
    [jaccaranda] Жакаранда
    [albaran] Аль’Баран
    [dagamura] Даг’Амура
    [kihromah] Киромех
    [ixara] Иксара
    [mahdavikia] Мах’Давикия
    [grangor] Грангор
    [yttar] Иттар
    [parundia] Парундия
    [usselen] Усселен
   *[wylhien] Вильхиен
}
elfenland-from = { $from ->
    [elvenhold] Эльфенхолд
    [rivinia] Ривиния
    [tichih] Тичих
    [ergeren] Эрг’Эрен
    [beata] Беата
    [strykhaven] Стрикхэвен
    [virst] Вирст
    [lapphalya] Лаппхалия
    [feodor] Феодор
    [throtmanni] Тротмани
    [jaccaranda] Жакаранда
    [albaran] Аль’Баран
    [dagamura] Даг’Амура
    [kihromah] Киромех
    [ixara] Иксара
    [mahdavikia] Мах’Давикия
    [grangor] Грангор
    [yttar] Иттар
    [parundia] Парундия
    [usselen] Усселен
   *[wylhien] Вильхиен
}
elfenland-to = { $to ->
    [elvenhold] Эльфенхолд
    [rivinia] Ривиния
    [tichih] Тичих
    [ergeren] Эрг’Эрен
    [beata] Беата
    [strykhaven] Стрикхэвен
    [virst] Вирст
    [lapphalya] Лаппхалия
    [feodor] Феодор
    [throtmanni] Тротмани
    [jaccaranda] Жакаранда
    [albaran] Аль’Баран
    [dagamura] Даг’Амура
    [kihromah] Киромех
    [ixara] Иксара
    [mahdavikia] Мах’Давикия
    [grangor] Грангор
    [yttar] Иттар
    [parundia] Парундия
    [usselen] Усселен
   *[wylhien] Вильхиен
}
elfenland-transport = { $transport ->
    [pig] кабан-великан
    [elfcycle] эльфоцикл
    [cloud] волшебное облако
    [unicorn] единорог
    [wagon] гномья повозка
    [dragon] дракон
   *[raft] плот
}
elfenland-terrain = { $terrain ->
    [plain] равнина
    [forest] лес
    [desert] пустыня
   *[mountain] горы
}

## Что от вас ждут

elfenland-prompt-take = Возьмите жетон из открытого ряда или из стека (круг { $lap } из { $laps }).
elfenland-prompt-plan = Планирование: выберите жетон, поставьте препятствие или пасуйте.
elfenland-prompt-road = На какую дорогу положить жетон ({ elfenland-transport })?
elfenland-prompt-move = { $cards ->
    [0] Сапожок в городе { elfenland-town }, рука пуста.
    [one] Сапожок в городе { elfenland-town }, в руке { $cards } карта: в путь или стой.
    [few] Сапожок в городе { elfenland-town }, в руке { $cards } карты: в путь или стой.
   *[many] Сапожок в городе { elfenland-town }, в руке { $cards } карт: в путь или стой.
}
elfenland-prompt-caravan = { $left ->
    [one] Караван { elfenland-from } → { elfenland-to }: ещё { $left } карта.
    [few] Караван { elfenland-from } → { elfenland-to }: ещё { $left } карты.
   *[many] Караван { elfenland-from } → { elfenland-to }: ещё { $left } карт.
}
elfenland-prompt-discard = { $left ->
    [one] В руке остаётся не больше { $limit } карт: сбросьте ещё { $left } карту.
    [few] В руке остаётся не больше { $limit } карт: сбросьте ещё { $left } карты.
   *[many] В руке остаётся не больше { $limit } карт: сбросьте ещё { $left } карт.
}
elfenland-prompt-keep = Какой жетон оставить на следующий раунд?
elfenland-prompt-over = Игра окончена.

## Решения

elfenland-move-stack = взять неизвестный жетон из стека
    .told = берёт неизвестный жетон из стека
elfenland-move-take = взять из открытого ряда: { elfenland-transport }
    .told = берёт из открытого ряда: { elfenland-transport }
elfenland-move-plan = положить жетон: { elfenland-transport }
    .told = выбирает жетон: { elfenland-transport }
elfenland-move-plan-hidden = положить скрытый жетон: { elfenland-transport }
    .told = выбирает скрытый жетон: { elfenland-transport }
elfenland-move-road = { elfenland-transport } на дорогу { elfenland-from } – { elfenland-to }
    .told = кладёт жетон на дорогу { elfenland-from } – { elfenland-to }: { elfenland-transport }
elfenland-move-obstacle = препятствие на дорогу { elfenland-from } – { elfenland-to }
    .told = кладёт препятствие на дорогу { elfenland-from } – { elfenland-to }
elfenland-move-pass = пас
    .told = пасует
elfenland-move-go = { $cards ->
    [one] { elfenland-from } → { elfenland-to } за { $cards } карту: { elfenland-transport }
    [few] { elfenland-from } → { elfenland-to } за { $cards } карты: { elfenland-transport }
   *[many] { elfenland-from } → { elfenland-to } за { $cards } карт: { elfenland-transport }
}
    .told = { $cards ->
        [one] отправляется { elfenland-from } → { elfenland-to } за { $cards } карту: { elfenland-transport }
        [few] отправляется { elfenland-from } → { elfenland-to } за { $cards } карты: { elfenland-transport }
       *[many] отправляется { elfenland-from } → { elfenland-to } за { $cards } карт: { elfenland-transport }
    }
elfenland-move-caravan = { $cards ->
    [one] { elfenland-from } → { elfenland-to } караваном, { $cards } любая карта (жетон: { elfenland-transport })
    [few] { elfenland-from } → { elfenland-to } караваном, { $cards } любые карты (жетон: { elfenland-transport })
   *[many] { elfenland-from } → { elfenland-to } караваном, { $cards } любых карт (жетон: { elfenland-transport })
}
    .told = { $cards ->
        [one] отправляется { elfenland-from } → { elfenland-to } караваном, { $cards } любая карта (жетон: { elfenland-transport })
        [few] отправляется { elfenland-from } → { elfenland-to } караваном, { $cards } любые карты (жетон: { elfenland-transport })
       *[many] отправляется { elfenland-from } → { elfenland-to } караваном, { $cards } любых карт (жетон: { elfenland-transport })
    }
elfenland-move-pay = в караван: { elfenland-transport }
    .told = отдаёт каравану: { elfenland-transport }
elfenland-move-stop = закончить путешествие
    .told = заканчивает путешествие
elfenland-move-discard = сбросить: { elfenland-transport }
    .told = сбрасывает: { elfenland-transport }
elfenland-move-keep = оставить: { elfenland-transport }
    .told = оставляет: { elfenland-transport }
elfenland-move-keep-hidden = оставить скрытый жетон: { elfenland-transport }
    .told = оставляет скрытый жетон: { elfenland-transport }

## Что видят другие

elfenland-told-caravan = { $cards ->
    [one] отправляется { elfenland-from } → { elfenland-to } караваном, { $cards } карта
    [few] отправляется { elfenland-from } → { elfenland-to } караваном, { $cards } карты
   *[many] отправляется { elfenland-from } → { elfenland-to } караваном, { $cards } карт
}
elfenland-told-discard = { $cards ->
    [one] сбрасывает { $cards } карту
    [few] сбрасывает { $cards } карты
   *[many] сбрасывает { $cards } карт
}
elfenland-told-keep = выбирает, какой жетон оставить

## Подсчёт

elfenland-row-markers = собранные маркеры
elfenland-row-distance = путь до города на карте
elfenland-tie-distance = При равенстве победил тот, кто ближе к городу на своей карте.
elfenland-tie-cards = При равенстве победил тот, у кого больше карт в руке.
elfenland-tie-shared = И здесь поровну: победа общая.

## Отказы: ходы

elfenland-refused-not-now = { $phase ->
    [take] Сейчас берут жетон: из открытого ряда или из стека.
    [plan] Сейчас планируют путь: жетон, препятствие или пас.
    [road] Сейчас выбранному жетону нужна дорога.
    [move] Сейчас путешествуют.
    [caravan] Сейчас собирают карты каравана.
    [discard] Сейчас сбрасывают лишние карты.
   *[keep] Сейчас выбирают, какой жетон оставить.
}
elfenland-refused-no-transport = Нет такого транспорта: «{ $word }».
elfenland-refused-raft-counter = У плотов нет жетонов.
elfenland-refused-no-town = Нет такого города: «{ $word }».
elfenland-refused-no-link = Нет такого пути: «{ $word }».
elfenland-refused-which-link = Эти города соединяют и дорога, и вода: { $road } или { $water }?
elfenland-refused-empty-stack = Стек пуст.
elfenland-refused-not-in-row = В открытом ряду такого нет: { elfenland-transport }.
elfenland-refused-no-counter = У вас нет такого жетона: { elfenland-transport }.
elfenland-refused-no-road = Для этого жетона нет свободной дороги: { elfenland-transport }.
elfenland-refused-counter-first = Сперва выберите жетон, потом дорогу.
elfenland-refused-other-chosen = Вы выбрали другой жетон: { elfenland-transport }.
elfenland-refused-terrain = Здесь этому жетону не место: { elfenland-transport }, { elfenland-terrain }.
elfenland-refused-road-taken = На дороге { elfenland-from } – { elfenland-to } уже есть жетон: { elfenland-transport }.
elfenland-refused-counter-water = На воду жетоны не кладут: { elfenland-from } – { elfenland-to }.
elfenland-refused-obstacle-used = Ваше препятствие уже потрачено: оно одно на всю игру.
elfenland-refused-obstacle-alone = Препятствие кладут туда, где есть жетон, а на дороге { elfenland-from } – { elfenland-to } его нет.
elfenland-refused-obstacle-twice = На дороге { elfenland-from } – { elfenland-to } препятствие уже есть.
elfenland-refused-obstacle-water = На воде препятствий не бывает: { elfenland-from } – { elfenland-to }.
elfenland-refused-elsewhere = Сапожок в городе { elfenland-town }: путь { elfenland-from } – { elfenland-to } начинается не там.
elfenland-refused-bare-road = На дороге { elfenland-from } – { elfenland-to } нет жетона.
elfenland-refused-cards = { $need ->
    [one] Нужна { $need } карта ({ elfenland-transport }), а у вас { $held }.
    [few] Нужно { $need } карты ({ elfenland-transport }), а у вас { $held }.
   *[many] Нужно { $need } карт ({ elfenland-transport }), а у вас { $held }.
}
elfenland-refused-other-counter = Здесь едут на другом транспорте: { elfenland-transport }.
elfenland-refused-no-water = Между этими городами нет воды, плот ни к чему.
elfenland-refused-only-water = Между этими городами только вода: нужны плоты.
elfenland-refused-caravan-water = Караваны не плавают: { elfenland-from } – { elfenland-to }.
elfenland-refused-caravan-cards = { $need ->
    [one] Каравану нужна { $need } карта, а у вас { $held }.
    [few] Каравану нужны { $need } карты, а у вас { $held }.
   *[many] Каравану нужно { $need } карт, а у вас { $held }.
}
elfenland-refused-caravan-strict = Нужные карты у вас есть ({ elfenland-transport }), значит, каравана не будет.
elfenland-refused-not-in-hand = Такой карты в руке больше нет: { elfenland-transport }.
elfenland-refused-order = Карты выбирают по порядку видов, и остаться должно достаточно.
elfenland-refused-wish = Желаемый путь — от 1 до { $most } городов подряд.

## Отказы: позиции и настройки

elfenland-refused-seat = Мест за столом { $seats }, счёт с 0; без очереди остаётся только законченная игра.
elfenland-refused-round = В игре { $rounds } раунда.
elfenland-refused-passes = Столько пасов подряд завершают планирование.
elfenland-refused-hand = В руке вместе со сброшенным в этом раунде не больше { $limit } карт.
elfenland-refused-hand-limit = У того, кто уже походил, не больше { $limit } карт.
elfenland-refused-discarded = Карты сбрасывают только после своего путешествия и только до { $limit }.
elfenland-refused-bound = В руке этого больше, чем может быть, или знать этого нельзя: { elfenland-transport }.
elfenland-refused-marker = Здесь нечего собирать (или собрано дважды): { elfenland-town }.
elfenland-refused-kept = Оставляемые жетоны не подходят к этому столу.
elfenland-refused-keep = Здесь никого не спрашивают, какой жетон оставить.
elfenland-refused-no-town-cards = Карты городов бывают только в режиме «towns».
elfenland-refused-town-card = Такой карты города нет: { elfenland-town }.
elfenland-refused-town-card-twice = Каждая карта города только одна.
elfenland-refused-obstacles = { $used ->
    [0] Никто не тратил препятствие, значит, на карте его быть не может.
    [one] Препятствие потратил только { $used } игрок.
    [few] Препятствия потратили только { $used } игрока.
   *[many] Препятствия потратили только { $used } игроков.
}
elfenland-refused-roads-early = До планирования карта пуста.
elfenland-refused-counters = Жетонов этого вида только { $most }: { elfenland-transport }.
elfenland-refused-row = В открытом ряду { $row } жетонов.
elfenland-refused-stack = В стеке должно быть всё, чего нет в других местах.
elfenland-refused-too-many = Карт этого вида только { $most }: { elfenland-transport }.
elfenland-refused-played = За раунд из колоды уходит не больше { $most } карт на игрока, и до путешествий их не играют.
elfenland-refused-deck = В колоде должно быть всё, чего нет в других местах.
elfenland-refused-held = У игрока за раунд не больше { $most } жетонов, из них два скрытых.
elfenland-refused-composing = Начатый выбор не подходит к этому столу.
elfenland-refused-not-over = Игра кончается после раунда { $rounds } или с чьим-то последним маркером до четвёртого раунда.
elfenland-refused-won = Кто-то собрал все маркеры: игра была бы окончена.

## Стол в терминале

elfenland-letter = { $transport ->
    [pig] К
    [elfcycle] Э
    [cloud] О
    [unicorn] Е
    [wagon] П
    [dragon] Д
   *[raft] Т
}
elfenland-board-round = Раунд { $round } из { $rounds }
elfenland-board-piles = жетонов в стеке: { $stack }, карт в колоде: { $deck }, в сбросе: { $discards }
elfenland-board-row = Открытый ряд:
elfenland-board-hand = Ваша рука:
elfenland-board-hidden = Ваши скрытые жетоны:
elfenland-board-card = Ваша карта города:
elfenland-board-picked = Выбрано:
elfenland-board-blocked = препятствие
elfenland-board-town = город
elfenland-board-markers = маркеры
elfenland-board-cards = карты
elfenland-board-counters = жетоны
elfenland-board-hidden-counters = скрытые
elfenland-board-obstacle = препятствие
elfenland-board-way = путь
elfenland-board-water = { $river } река: один плот по течению (куда смотрит стрелка), два против; { $lake } паром: два плота

elfenland-wish-possible = Всё есть: путь открыт.
elfenland-wish-bare = Пока без жетона: { elfenland-from } – { elfenland-to }. Подойдёт: { $fits }.
elfenland-wish-cards = Не хватает карт: { $list }.
elfenland-wish-any = { $cards ->
    [one] Не хватает ещё { $cards } карты, любой.
    [few] Не хватает ещё { $cards } карт, любых.
   *[many] Не хватает ещё { $cards } карт, любых.
}
