## Легенды Эфирии в браузере

web-aetherya-mode = { $mode ->
    [items] Предметы
    [solo] Кампания
    [coop] Совместная игра
    [confrontation] Противо{"\u00AD"}стояние
   *[base] Основная игра
}
web-aetherya-stage = { $mode } · круг { $round }
web-aetherya-stage-solo = { $mode } · век { $century }
web-aetherya-closed-cards = закрытых карт
web-aetherya-fortresses = крепостей

## Королевство

web-aetherya-cell = { $spot }: { $card }
web-aetherya-cell-token = { $spot }: { $card }, жетон «{ aetherya-token }»
web-aetherya-cell-closed-token = { $spot }: { $card }, закрытый жетон
web-aetherya-kingdom-of = Королевство: { $name }
web-aetherya-back-home = К своему
web-aetherya-look = Рассмотреть это королевство
web-aetherya-closed = { $count ->
    [one] { $count } закрытая
    [few] { $count } закрытые
   *[many] { $count } закрытых
}
web-aetherya-holding = держит карту
web-aetherya-key-like = любит землю
web-aetherya-key-conflict = конфликт
web-aetherya-key-portal = через портал
web-aetherya-key-tamed = приручён

## Что будет, если

web-aetherya-if-here = если сюда
web-aetherya-this-turn = за этот ход
web-aetherya-nothing-changes = очки не меняются
web-aetherya-and-legend = и легенда «{ aetherya-legend }»

## Легенды

web-aetherya-legends = Легенды · в колоде { $count }
web-aetherya-century-legends = Век { $century } · превзойти { $points }
web-aetherya-century = Век { $century }
web-aetherya-campaign-past = пройден
web-aetherya-campaign-now = очков { $points }, превзойти { $target }
web-aetherya-campaign-legends = легенды: { $done } из { $all }
web-aetherya-campaign-later = превзойти { $target }
web-aetherya-legend-title = { $legend ->
    [vs_goblin_human] Гоблины–люди
    [vs_goblin_elf] Гоблины–эльфы
    [vs_goblin_dwarf] Гоблины–гномы
    [vs_elf_dwarf] Эльфы–гномы
   *[other] { aetherya-legend }
}
web-aetherya-legend-ready = можно взять
web-aetherya-legend-met = выполнена
web-aetherya-legend-now = этим ходом
web-aetherya-legend-way = этой картой
web-aetherya-legend-sword = с мечом
web-aetherya-legend-done = исполнена
web-aetherya-legend-exchange = обменять
web-aetherya-legend-short = не хватает { $count }
web-aetherya-votes = { $count ->
    [0] голосов нет
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
}
web-aetherya-penalty = { $count ->
    [0] Штрафная стопка пуста. Каждому королевству нужно больше 0.
    [one] В штрафной стопке { $count } легенда. Каждому королевству нужно больше { $points }.
    [few] В штрафной стопке { $count } легенды. Каждому королевству нужно больше { $points }.
   *[many] В штрафной стопке { $count } легенд. Каждому королевству нужно больше { $points }.
}
web-aetherya-vote = Штрафная легенда
web-aetherya-vote-how = Голосуют все по очереди; больше голосов — в штрафную стопку. При равенстве решает первый голос ({ $name }). Дешёвая легенда вредит меньше.
web-aetherya-vote-alone = За всех решает первый игрок: { $name }. Дешёвая легенда вредит меньше.

## Карты и стопки

web-aetherya-deck = Колода
web-aetherya-discard = Сброс
web-aetherya-discard-of = Сброс { $pile }
web-aetherya-pile = { $name }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-aetherya-pile-top = { $name }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, сверху { aetherya-card }
web-aetherya-empty-hand = Карта, которую вы возьмёте, ляжет сюда.
web-aetherya-lay-now = кладите сейчас
web-aetherya-from-deck = из колоды
web-aetherya-from-discard = из сброса
web-aetherya-loose = ждёт стопки
web-aetherya-hidden = Закрытая карта
web-aetherya-loves = рядом с
web-aetherya-loved-by = нужна
web-aetherya-foes = враги
web-aetherya-home-of = { $card ->
    [human] земля людей
    [elf] земля эльфов
    [dwarf] земля гномов
   *[goblin] земля гоблинов
}
web-aetherya-card-text = { $card ->
    [plains] Земля, которую больше всех любят люди. Три равнины цепью исполняют легенду.
    [forest] Земля, которую больше всех любят эльфы; люди ей тоже рады. Три леса цепью исполняют легенду.
    [mountain] Земля, которую больше всех любят гномы; люди ей тоже рады. Три горы цепью исполняют легенду.
    [swamp] Только гоблины ценят болота; людям и эльфам они не по душе. Три болота цепью исполняют легенду.
    [human] Люди ладят со всеми, кроме гоблинов. Двое людей рядом приручают дракона.
    [elf] Эльфы не терпят гномов и гоблинов. Двое эльфов рядом приручают дракона.
    [dwarf] Гномы не терпят эльфов и гоблинов. Двое гномов рядом приручают дракона.
    [goblin] Гоблины враждуют со всеми и не пользуются порталами; драконов они не приручают.
    [dragon] Дикий дракон отнимает очки. Две карты одного народа рядом (не гоблины) приручают его. Открытый, остаётся на месте.
   *[portal] Карты вокруг портала соприкасаются друг с другом. Открытый, остаётся на месте.
}

## Жетоны

web-aetherya-my-tokens = Мои жетоны
web-aetherya-gems = камни: { $sum }, очков { $points }
web-aetherya-my-legends = Мои легенды
web-aetherya-our-legends = Исполнено вместе
web-aetherya-no-tokens = жетонов нет
web-aetherya-token-text = { $token ->
    [gem_1] Последняя цифра суммы ваших камней добавляется к легендам. Этот камень — 1.
    [gem_2] Последняя цифра суммы ваших камней добавляется к легендам. Этот камень — 2.
    [gem_3] Последняя цифра суммы ваших камней добавляется к легендам. Этот камень — 3.
    [gem_4] Последняя цифра суммы ваших камней добавляется к легендам. Этот камень — 4.
    [treaty] Положите на свою открытую карту народа: она больше не участвует в конфликтах.
    [staff] Положите на своего открытого дракона: он приручён. Только пока открытых драконов у вас меньше трёх.
    [sword] Возьмите легенду «двое против одного», когда соприкасаются лишь по одной карте сторон.
    [palantir] Раз за ход тайно посмотрите один закрытый жетон в любом королевстве.
    [hammer] Поменяйте местами две любые карты своего королевства.
    [griffin] Заберите любой закрытый жетон из любого королевства; грифон останется на его месте.
    [smuggler] Отдайте сопернику камень и возьмите у него другой жетон, кроме камня.
   *[thief] Заберите предмет, лежащий возле чужого королевства.
}
web-aetherya-token-kind = { $kind ->
    [permanent] остаётся навсегда
    [place] кладётся на карту
   *[discard_after_use] сбрасывается после дела
}

## Счёт

web-aetherya-harmony = Гармония
web-aetherya-team = Счёт команды
web-aetherya-century-result = Итог века { $century }

## Противостояние

web-aetherya-offer = Предложение
web-aetherya-in-hand = { $count ->
    [one] или из руки: { $count } эльф
    [few] или из руки: { $count } эльфа
   *[many] или из руки: { $count } эльфов
}
web-aetherya-double = дубль
web-aetherya-far = При игре вдвоём дальнюю карту не берут
web-aetherya-discard-count = В сбросе: { $count }
web-aetherya-unseen = Ещё не видели
web-aetherya-key-supply = снабжение
web-aetherya-key-shield = под защитой
web-aetherya-key-threat = под угрозой
web-aetherya-key-loose = без снабжения
web-aetherya-key-fortress = крепость
web-aetherya-cell-fortress = крепость: { $name }
web-aetherya-cell-threat = угрожает: { $name }
web-aetherya-cell-supplied = снабжена
web-aetherya-forts = { $count ->
    [one] На земле { $count } крепость, в запасе { $left }
    [few] На земле { $count } крепости, в запасе { $left }
   *[many] На земле { $count } крепостей, в запасе { $left }
}
web-aetherya-power = { $race ->
    [elf] Погибший эльф возвращается в руку и может сыграть вместо карты предложения.
    [dwarf] Гора рядом с двумя гномами сразу получает крепость. Крепость гномов стоит 1.
    [goblin] Убивают дракона, если рядом с ним два гоблина.
   *[human] Особой силы нет, зато любят три земли.
}
