## Легенды Эфирии

aetherya-name = Легенды Эфирии
aetherya-about = Сложите королевство из шестнадцати карт, угодите его народам, приручите драконов и исполните легенды.
aetherya-mode-base = Основная игра
aetherya-mode-items = Предметы и персонажи
aetherya-mode-solo = Одиночная кампания
aetherya-mode-coop = Совместная игра
aetherya-mode-confrontation = Противостояние
aetherya-option-portal_chain = соседние порталы действуют как один
aetherya-option-goblin_2v1_through_portal = выполняют ли два гоблина легенду «2 против 1» через портал
aetherya-option-dragon_row_zero_from_six_when_three_tamed = шесть и более драконов, из них три приручённых, приносят 0
aetherya-option-legend_claim_optional = выполненную легенду можно не брать
aetherya-option-legend_after_last_card = легенду можно взять и после последней карты
aetherya-option-reshuffle_timing = когда обновляется закончившаяся колода
aetherya-option-first_player = кто начинает (счёт с 0); не назван — по жребию
aetherya-option-turn_cap = игра кончается после стольких ходов; не задано — никогда
aetherya-option-patience = игра кончается, если столько кругов не убывает закрытых карт; не задано — никогда
aetherya-option-smuggler_takes_characters = контрабандист может взять и персонажа
aetherya-option-solo_points_shortfall_loses = век, не достигший цели, проигрывает кампанию
aetherya-option-solo_deck_card_may_be_discarded_to_open = взятую из колоды карту можно сбросить и открыть другую
aetherya-option-solo_sources_declared_first = обе карты выбираются до того, как видна первая
aetherya-option-coop_flip_mandatory_at_turn_end = выполненные легенды в конце хода переворачиваются обязательно
aetherya-option-coop_legends_gone_checked = когда проверяется, что легенд больше нет
aetherya-option-penalty_choice = как команда выбирает штрафную легенду

## Что лежит в коробке

aetherya-card = { $card ->
    [plains] Равнины
    [forest] Леса
    [mountain] Горы
    [swamp] Болота
    [human] Люди
    [elf] Эльфы
    [dwarf] Гномы
    [goblin] Гоблины
    [dragon] Дракон
    [portal] Портал
   *[closed] закрытая карта
}
aetherya-legend = { $legend ->
    [link_human_elf] Люди и эльфы
    [link_human_dwarf] Люди и гномы
    [two_goblins] Два гоблина
    [two_humans] Два человека
    [two_elves] Два эльфа
    [two_dwarves] Два гнома
    [all_races] Все четыре расы
    [vs_goblin_human] Гоблины против людей
    [vs_goblin_elf] Гоблины против эльфов
    [vs_goblin_dwarf] Гоблины против гномов
    [vs_elf_dwarf] Эльфы против гномов
    [three_plains] Три равнины
    [three_swamps] Три болота
    [three_mountains] Три горы
    [three_forests] Три леса
   *[none] никакая легенда
}
aetherya-condition = { $legend ->
    [link_human_elf] карта людей соприкасается с картой эльфов
    [link_human_dwarf] карта людей соприкасается с картой гномов
    [two_goblins] две карты гоблинов лежат бок о бок
    [two_humans] две карты людей соприкасаются
    [two_elves] две карты эльфов соприкасаются
    [two_dwarves] две карты гномов соприкасаются
    [all_races] у каждой расы есть открытая карта
    [vs_goblin_human] два гоблина рядом с одним человеком или наоборот
    [vs_goblin_elf] два гоблина рядом с одним эльфом или наоборот
    [vs_goblin_dwarf] два гоблина рядом с одним гномом или наоборот
    [vs_elf_dwarf] два эльфа касаются одного гнома или наоборот
    [three_plains] три карты равнин одной цепью
    [three_swamps] три карты болот одной цепью
    [three_mountains] три карты гор одной цепью
   *[three_forests] три карты лесов одной цепью
}
aetherya-token = { $token ->
    [gem_1] камень 1
    [gem_2] камень 2
    [gem_3] камень 3
    [gem_4] камень 4
    [treaty] договор
    [staff] посох
    [sword] меч
    [palantir] палантир
    [hammer] молот
    [griffin] грифон
    [smuggler] контрабандист
   *[thief] вор
}

## Что требуется

aetherya-prompt-arrange = Ваш начальный квадрат: куда положить карту «{ aetherya-card }»?
aetherya-prompt-turn = Возьмите карту из колоды или из сброса; перед этим можно взять выполненную легенду.
aetherya-prompt-turn-solo = Век { $century }: возьмите две карты — обе из колоды или одну из сброса.
aetherya-prompt-held = Вы взяли карту «{ aetherya-card }». Выложите её или сбросьте и откройте другую.
aetherya-prompt-held-taken = Выложите взятую карту: «{ aetherya-card }».
aetherya-prompt-open = Какую закрытую карту открыть?
aetherya-prompt-after = Ваше королевство выполняет легенду: возьмёте?
aetherya-prompt-after-items = Конец хода: примените жетоны, возьмите легенду или завершите ход.
aetherya-prompt-token = На этой карте лежал жетон: взять его или сбросить?
aetherya-prompt-spot = { aetherya-token }: на какую карту?
aetherya-prompt-second = { aetherya-token }: с какой картой поменять?
aetherya-prompt-reach = { aetherya-token }: какой закрытый жетон?
aetherya-prompt-rob = { aetherya-token }: какой жетон вам нужен?
aetherya-prompt-gem = Какой камень отдать взамен?
aetherya-prompt-sword = Какую легенду добудет меч?
aetherya-prompt-piles = В какую стопку отправить карту «{ aetherya-card }»?
aetherya-prompt-vote = За круг не выполнено ни одной легенды: какая станет штрафной?
aetherya-prompt-exchange = Начинается век { $century }: обменять одну его легенду на легенду следующего?
aetherya-prompt-partner = На какую легенду следующего века?
aetherya-prompt-source = Откуда взять вторую карту?
aetherya-prompt-choose = Какую карту разыграть? Другая уйдёт в сброс.
aetherya-prompt-block = Какой квадрат из четырёх карт перейдёт в следующий век?
aetherya-prompt-over = Игра окончена.

## Решения

aetherya-move-draw = взять из колоды
    .told = берёт из колоды
aetherya-move-draw-solo = обе карты из колоды
    .told = берёт обе карты из колоды
aetherya-move-draw-next = ещё одну из колоды
    .told = берёт ещё одну из колоды
aetherya-move-take = взять из сброса { $pile }: { aetherya-card }
    .told = берёт из сброса { $pile }: { aetherya-card }
aetherya-move-take-solo = одну карту из колоды, другую из сброса { $pile }: { aetherya-card }
    .told = берёт одну карту из колоды, другую из сброса { $pile }: { aetherya-card }
aetherya-move-take-next = взять из сброса { $pile }: { aetherya-card }
    .told = берёт из сброса { $pile }: { aetherya-card }
aetherya-move-discard = сбросить и открыть закрытую карту: { aetherya-card }
    .told = сбрасывает и открывает закрытую карту: { aetherya-card }
aetherya-move-done = не брать легенду
    .told = не берёт легенду
aetherya-move-done-turn = завершить ход
    .told = завершает ход
aetherya-move-done-exchange = ничего не менять
    .told = ничего не меняет
aetherya-move-legend = { $points ->
    [one] взять легенду «{ aetherya-legend }», { $points } очко
    [few] взять легенду «{ aetherya-legend }», { $points } очка
   *[many] взять легенду «{ aetherya-legend }», { $points } очков
}
    .told = { $points ->
        [one] берёт легенду «{ aetherya-legend }», { $points } очко
        [few] берёт легенду «{ aetherya-legend }», { $points } очка
       *[many] берёт легенду «{ aetherya-legend }», { $points } очков
    }
aetherya-move-legend-fulfil = { $points ->
    [one] перевернуть легенду «{ aetherya-legend }», { $points } очко
    [few] перевернуть легенду «{ aetherya-legend }», { $points } очка
   *[many] перевернуть легенду «{ aetherya-legend }», { $points } очков
}
    .told = { $points ->
        [one] переворачивает легенду «{ aetherya-legend }», { $points } очко
        [few] переворачивает легенду «{ aetherya-legend }», { $points } очка
       *[many] переворачивает легенду «{ aetherya-legend }», { $points } очков
    }
aetherya-move-place = { $spot }: { aetherya-card } поверх: { aetherya-under }
    .told = кладёт на { $spot }: { aetherya-card } поверх: { aetherya-under }
aetherya-under = { $old ->
    [plains] Равнины
    [forest] Леса
    [mountain] Горы
    [swamp] Болота
    [human] Люди
    [elf] Эльфы
    [dwarf] Гномы
    [goblin] Гоблины
    [dragon] Дракон
    [portal] Портал
   *[closed] закрытая карта
}
aetherya-move-place-start = { $spot }: { aetherya-card }
    .told = кладёт на { $spot }: { aetherya-card }
aetherya-move-open = открыть карту { $spot }
    .told = открывает карту { $spot }
aetherya-move-keep = взять жетон
    .told = берёт жетон
aetherya-move-refuse = сбросить жетон
    .told = сбрасывает жетон
aetherya-move-use = применить: { aetherya-token }
    .told = применяет: { aetherya-token }
aetherya-move-on = карта { $spot }
    .told = выбирает карту { $spot }
aetherya-move-reach = { aetherya-token }: жетон { $spot } в королевстве { $seat }
    .told = выбирает { aetherya-token }: жетон { $spot } в королевстве { $seat }
aetherya-move-rob = { aetherya-token } у игрока { $seat }
    .told = выбирает: { aetherya-token } у игрока { $seat }
aetherya-move-gem = отдать камень { $gem }
    .told = отдаёт камень { $gem }
aetherya-move-pile = в стопку { $pile }
    .told = сбрасывает в стопку { $pile }
aetherya-move-vote = { $points ->
    [one] пусть будет «{ aetherya-legend }», { $points } очко
    [few] пусть будет «{ aetherya-legend }», { $points } очка
   *[many] пусть будет «{ aetherya-legend }», { $points } очков
}
    .told = { $points ->
        [one] предлагает «{ aetherya-legend }», { $points } очко
        [few] предлагает «{ aetherya-legend }», { $points } очка
       *[many] предлагает «{ aetherya-legend }», { $points } очков
    }
aetherya-move-exchange = { $points ->
    [one] легенда «{ aetherya-legend }», { $points } очко
    [few] легенда «{ aetherya-legend }», { $points } очка
   *[many] легенда «{ aetherya-legend }», { $points } очков
}
    .told = { $points ->
        [one] выбирает легенду «{ aetherya-legend }», { $points } очко
        [few] выбирает легенду «{ aetherya-legend }», { $points } очка
       *[many] выбирает легенду «{ aetherya-legend }», { $points } очков
    }
aetherya-move-play = разыграть карту из колоды: { aetherya-card }
    .told = разыгрывает карту из колоды: { aetherya-card }
aetherya-move-play-taken = разыграть карту из сброса: { aetherya-card }
    .told = разыгрывает карту из сброса: { aetherya-card }
aetherya-move-block = квадрат, начиная с { $spot }
    .told = выбирает квадрат, начиная с { $spot }

## Что видят другие

aetherya-told-arranged = выкладывает начальный квадрат
aetherya-told-play = разыгрывает карту из колоды

## Счёт

aetherya-group = { $group ->
    [team] Команда
   *[other] Век { $group }
}
aetherya-row-elves = Эльфы
aetherya-row-dwarves = Гномы
aetherya-row-humans = Люди
aetherya-row-goblins = Гоблины
aetherya-row-dragons = Драконы
aetherya-row-legends = Легенды
aetherya-row-gems = Камни
aetherya-row-conflicts = Конфликты
aetherya-row-target = Легенды, которые надо превзойти
aetherya-row-lost = Легенда не выполнена: кампания проиграна
aetherya-row-lowest = До беднейшего королевства
aetherya-row-penalty = Штрафные легенды
aetherya-tie-rows = Суммы равны: решают строки, начиная с лучшей.
aetherya-tie-shared = Равны все строки: победа общая.

## Чего нельзя

aetherya-refused-not-now = Сейчас решается другое ({ $phase ->
    [arrange] начальный квадрат
    [turn] откуда взять карту
    [held] куда положить карту
    [open] какую карту открыть
    [after] легенда или конец хода
    [token] жетон этой карты
    [spot] карта для жетона
    [second] вторая карта для молота
    [reach] закрытый жетон
    [rob] жетон соперника
    [gem] какой камень отдать
    [sword] легенда для меча
    [piles] стопка для карты
    [vote] штрафная легенда
    [exchange] обмен легенд
    [partner] вторая легенда обмена
    [source] вторая карта
    [choose] какую карту разыграть
   *[block] квадрат для следующего века
}).
aetherya-refused-one-card = В колоде одна карта: возьмите её вместе с картой из сброса.
aetherya-refused-no-deck = Колода пуста.
aetherya-refused-deck-first = Первая карта берётся из колоды.
aetherya-refused-one-pile = Стопка сброса только одна.
aetherya-refused-no-discard = Эта стопка сброса пуста.
aetherya-refused-must-place = Эту карту надо выложить: { aetherya-card }.
aetherya-refused-claim-forced = За этим столом выполненную легенду надо взять.
aetherya-refused-not-shown = Легенду «{ aetherya-legend }» сейчас не получить.
aetherya-refused-sword = Мечу нужны соприкасающиеся карты обеих сторон: «{ aetherya-legend }».
aetherya-refused-second-legend = За ход — одна легенда.
aetherya-refused-place-first = Выложите взятую карту; легенды — после этого.
aetherya-refused-unfulfilled = Ваши открытые карты не выполняют легенду «{ aetherya-legend }».
aetherya-refused-centre = { $spot } — не свободное место центрального квадрата.
aetherya-refused-locked = { $spot }: открытая карта «{ aetherya-card }» остаётся на месте.
aetherya-refused-same-type = { $spot }: карту нельзя заменить картой того же типа ({ aetherya-card }).
aetherya-refused-already-open = Карта { $spot } уже открыта.
aetherya-refused-gem-use = Камни хранят до конца партии; раньше от них нет проку.
aetherya-refused-no-tokens = В этой игре нет жетонов.
aetherya-refused-not-owned = У вас нет такого жетона: { aetherya-token }.
aetherya-refused-no-end-phase = Последняя карта открыта: конца хода уже не будет.
aetherya-refused-looked = Палантир показывает один жетон за ход.
aetherya-refused-no-target = Применить не к чему: { aetherya-token }.
aetherya-refused-order = Назовите две карты для молота в порядке чтения.
aetherya-refused-last-spot = Первая карта для молота стоит раньше второй в порядке чтения.
aetherya-refused-treaty = Договор кладут на открытую карту расы без жетона; { $spot } не такая.
aetherya-refused-staff = Посох кладут на открытого дракона без жетона; { $spot } не такая карта.
aetherya-refused-no-closed-token = На месте { $spot } в королевстве { $seat } нет закрытого жетона.
aetherya-refused-rob = Этого у игрока { $seat } не получить: { aetherya-token }.
aetherya-refused-no-gem = У вас нет камня { $gem }.
aetherya-refused-exchange = «{ aetherya-legend }» — не легенда этого века.
aetherya-refused-partner = «{ aetherya-legend }» — не легенда следующего века.
aetherya-refused-same-card = Обе карты одинаковы: играйте первую.
aetherya-refused-first-player = { $seats ->
    [one] За столом { $seats } место, счёт с 0.
    [few] За столом { $seats } места, счёт с 0.
   *[many] За столом { $seats } мест, счёт с 0.
}
aetherya-refused-no-spot = «{ $spot }» — не место: строка и столбец от 1 до { $side }, например 2,3.
aetherya-refused-grid-size = Рядов в королевстве { $side }, карт в ряду { $side }, между рядами /: не «{ $grid }».
aetherya-refused-grid-letter = «{ $letter }» — не карта: { $known } или # для закрытой.
aetherya-refused-no-legend = Нет легенды «{ $legend }».
aetherya-refused-no-token = Нет жетона «{ $token }».
aetherya-refused-legend-twice = Легенда «{ $legend }» названа дважды.
aetherya-refused-gem = Нет камня { $gem }: бывают 1, 2, 3 и 4.
aetherya-refused-legends = Легенда лежит в двух местах или не там, где ей место в этом режиме.
aetherya-refused-row = { $legends ->
    [one] На виду лежит { $legends } легенда.
    [few] На виду лежат { $legends } легенды.
   *[many] На виду лежит { $legends } легенд.
}
aetherya-refused-turn = { $seats ->
    [one] Нет такого места: за столом { $seats } место, счёт с 0; -1 — игра окончена.
    [few] Нет такого места: за столом { $seats } места, счёт с 0; -1 — игра окончена.
   *[many] Нет такого места: за столом { $seats } мест, счёт с 0; -1 — игра окончена.
}
aetherya-refused-phase = Стол не может быть в фазе «{ $phase }».
aetherya-refused-held = Карта в руке или её источник не подходит к столу.
aetherya-refused-start-hand = Начальные квадраты не сходятся: четыре разные карты у каждого, в центре, по очереди.
aetherya-refused-full = Королевство без закрытых карт уже закончило игру.
aetherya-refused-cards = { $most ->
    [one] В этой игре лишь { $most } карта такого типа: { aetherya-card }.
    [few] В этой игре лишь { $most } карты такого типа: { aetherya-card }.
   *[many] В этой игре лишь { $most } карт такого типа: { aetherya-card }.
}
aetherya-refused-deck = Колода не сходится: каждая карта лежит ровно в одном месте.
aetherya-refused-loose = Карта, ожидающая стопки, не подходит к столу.
aetherya-refused-votes = Голоса не подходят к столу.
aetherya-refused-centuries = В веках 4, 5 и 6 легенд; легенд прошедших веков уже нет.
aetherya-refused-account = Счёт не подходит к сыгранным векам.
aetherya-refused-deciding = Там нет жетона, о котором надо решать.
aetherya-refused-using = Этот жетон здесь применить нельзя.
aetherya-refused-wanted = Контрабандисту этого не получить.
aetherya-refused-two-tokens = { $spot }: на карте лежит один жетон.
aetherya-refused-token-place = Жетон на месте { $spot } лежать не может.
aetherya-refused-token-bag = { $tokens ->
    [one] Из этого набора ещё не виден { $tokens } жетон.
    [few] Из этого набора ещё не видны { $tokens } разных жетона.
   *[many] Из этого набора ещё не видны { $tokens } разных жетонов.
}
aetherya-refused-token-box = { $most ->
    [one] Такой жетон только { $most }: { aetherya-token }.
    [few] Таких жетонов только { $most }: { aetherya-token }.
   *[many] Таких жетонов только { $most }: { aetherya-token }.
}

## Стол в терминале

aetherya-board-deck = { $cards ->
    [one] В колоде { $cards } карта
    [few] В колоде { $cards } карты
   *[many] В колоде { $cards } карт
}
aetherya-board-discard = Сброс:
aetherya-board-legends = Легенды:
aetherya-board-next = Следующий век:
aetherya-board-held = В руке:
aetherya-board-taken = взято:
aetherya-board-fulfilled = Выполнено:
aetherya-board-penalty = Штрафная стопка:
aetherya-board-century = Век { $century }, превзойти { $target }
aetherya-board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
aetherya-board-secret = ещё не показано
aetherya-board-start = Начальные карты:
