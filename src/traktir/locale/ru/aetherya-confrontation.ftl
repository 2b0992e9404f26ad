## Легенды Эфирии: Противостояние

aetherya-option-races = расы назначены по местам; если нет — раздаются случайно
aetherya-option-removed = раса, которую при игре вдвоём убирают в коробку
aetherya-option-spots = места A–D начальных карт назначены; если нет — по порядку хода
aetherya-option-conf_unplayed_race_can_be_destroyed = карты рас, за которые никто не играет, можно уничтожать
aetherya-option-conf_dragon_tamed_by_other_race = чего стоит вам Дракон, приручённый чужой расой
aetherya-option-conf_goblin_kill_needs_own_card = Гоблинам нужна своя карта, чтобы убить Дракона
aetherya-option-conf_legend_needs_own_action = брать только те легенды, которые исполнил ваш ход
aetherya-option-conf_doubles_reshuffle = ради замены дублей замешивают сброс
aetherya-option-conf_start_layout = где лежат начальные карты

## Слова

aetherya-confrontation-old = { $old ->
    [plains] Равнины
    [forest] Леса
    [mountain] Горы
    [swamp] Болота
    [human] Люди
    [elf] Эльфы
    [dwarf] Гномы
    [goblin] Гоблины
    [dragon] Дракон
   *[portal] Портал
}
aetherya-confrontation-race = { $race ->
    [human] Люди
    [elf] Эльфы
    [dwarf] Гномы
   *[goblin] Гоблины
}

## Что от вас ждут

aetherya-prompt-confrontation-choose = Возьмите карту из предложения.
aetherya-prompt-confrontation-place = Карта «{ aetherya-card }»: куда её положить?
aetherya-prompt-confrontation-claim = Условие легенды выполнено: возьмёте её?
aetherya-prompt-confrontation-over = Игра окончена.

## Решения

aetherya-move-confrontation-take = взять из предложения, место { $place }: { aetherya-card }
    .told = берёт из предложения, место { $place }: { aetherya-card }
aetherya-move-confrontation-hand = сыграть Эльфа с руки
    .told = играет Эльфа с руки
aetherya-move-confrontation-swap = сменить дубль, место { $place }: { aetherya-card }
    .told = меняет дубль, место { $place }: { aetherya-card }
aetherya-move-confrontation-legend = взять легенду «{ aetherya-legend }»
    .told = берёт легенду «{ aetherya-legend }»
aetherya-move-confrontation-done = обойтись без легенды
    .told = обходится без легенды
aetherya-move-confrontation-place = положить на { $spot }, на закрытую карту: { aetherya-card }
    .told = кладёт на { $spot }, на закрытую карту: { aetherya-card }
aetherya-move-confrontation-place-open = положить на { $spot }: { aetherya-card } вместо «{ aetherya-confrontation-old }»
    .told = кладёт на { $spot }: { aetherya-card } вместо «{ aetherya-confrontation-old }»
aetherya-move-confrontation-place-destroy = уничтожить «{ aetherya-confrontation-old }» на { $spot }: { aetherya-card } и крепость
    .told = уничтожает «{ aetherya-confrontation-old }» на { $spot }: { aetherya-card } и крепость
aetherya-move-confrontation-place-kill = убить на { $spot }: { aetherya-confrontation-old } уступит место карте «{ aetherya-card }»
    .told = убивает на { $spot }: { aetherya-confrontation-old } уступает место карте «{ aetherya-card }»

## Лист очков

aetherya-row-confrontation-race = раса
aetherya-row-confrontation-dragons = Драконы
aetherya-row-confrontation-legends = легенды
aetherya-row-confrontation-fortresses = крепости
aetherya-row-confrontation-conflicts = конфликты
aetherya-row-confrontation-rivals = давнее соперничество

## Чего не может быть

aetherya-refused-confrontation-not-now = Сейчас решается другое: { $phase ->
    [choose] какую карту взять
    [place] куда положить карту
   *[claim] взять ли легенду
}.
aetherya-refused-confrontation-far-end = При игре вдвоём карту с места { $place } взять нельзя.
aetherya-refused-confrontation-not-elves = Карты на руке бывают только у того, кто ведёт Эльфов.
aetherya-refused-confrontation-not-goblins = Убитые Драконы бывают только у того, кто ведёт Гоблинов.
aetherya-refused-confrontation-no-elf-in-hand = На руке нет ни одного Эльфа.
aetherya-refused-confrontation-swap-deck = Колода пуста: сменить дубль нечем.
aetherya-refused-confrontation-no-double = «{ aetherya-card }» лежит в предложении один раз.
aetherya-refused-confrontation-not-fulfilled = Условие ещё не выполнено: «{ aetherya-legend }».
aetherya-refused-confrontation-not-your-deed = Эту легенду исполнил не ваш ход: «{ aetherya-legend }».
aetherya-refused-confrontation-portal-stays = Открытый Портал на { $spot } остаётся на месте.
aetherya-refused-confrontation-dragon-stays = Открытый Дракон на { $spot } остаётся на месте: убивать умеют только Гоблины.
aetherya-refused-confrontation-dragon-far = Чтобы убить Дракона на { $spot }, рядом с ним к началу хода нужны двое Гоблинов.
aetherya-refused-confrontation-dragon-card = Дракона на { $spot } убивают Гоблином или Болотом, а взята карта «{ aetherya-card }».
aetherya-refused-confrontation-fortress = На { $spot } чужая крепость: «{ aetherya-card }» не тронуть.
aetherya-refused-confrontation-supplied = «{ aetherya-card }» на { $spot } под защитой: такую карту меняет хозяин или уничтожает тот, кто сам ей угрожает, своей картой.
aetherya-refused-confrontation-no-race = Нет расы «{ $race }».
aetherya-refused-confrontation-race-twice = У каждого игрока своя раса.
aetherya-refused-confrontation-races = Назовите столько рас, сколько игроков: { $seats }.
aetherya-refused-confrontation-removed-race = В коробку убирают одну из рас, за которые никто не играет, и только при игре вдвоём.
aetherya-refused-confrontation-spots = Места начальных карт — { $spots }, каждое один раз.
aetherya-refused-confrontation-set-up = Расы и начальные места видны по столу: в параметрах положения их не называют.
aetherya-refused-confrontation-seat = Нет такого места: их { $seats }, считая с 0; -1 значит, что игра окончена.
aetherya-refused-confrontation-closed = Закрытых карт { $closed }: игра идёт, пока их больше { $least }, а потом открываются все.
aetherya-refused-confrontation-fortress-spot = Крепость на { $spot } должна быть единственной и стоять на открытой карте хозяина.
aetherya-refused-confrontation-fortresses = У игрока не больше { $most } крепостей.
aetherya-refused-confrontation-letter = Буквы «{ $letter }» нет, есть { $known }.
aetherya-refused-confrontation-secret = Закрытые карты здесь не назначить: никто не знает, что под ними.
aetherya-refused-confrontation-cards = «{ aetherya-card }»: больше { $most } карт в игре нет.
aetherya-refused-confrontation-offer = В предложении карт всегда { $places }.
aetherya-refused-confrontation-unseen = «{ aetherya-card }»: никто не видел { $should }, а не { $given }; каждая карта лежит в одном месте.
aetherya-refused-confrontation-closed-cards = Закрытых карт { $closed }, а никем не виденных только { $cards }.
aetherya-refused-confrontation-two-decks = Новая колода собирается из сброса, когда кончилась первая, а в ней ещё { $cards }.
aetherya-refused-confrontation-legend-gone = Этой легенды в такой партии нет.
aetherya-refused-confrontation-legend-places = Легенда лежит в двух местах.
aetherya-refused-confrontation-row = В ряду не больше { $most } легенд.
aetherya-refused-confrontation-chosen = Взятая карта и место в ходе не сходятся.
aetherya-refused-confrontation-phase = Стол не может быть на шаге «{ $phase }».

## Стол в терминале

aetherya-board-confrontation-offer = Предложение:
aetherya-board-confrontation-far = (дальнюю не взять)
aetherya-board-confrontation-chosen = Взята:
aetherya-board-confrontation-deck = { $cards ->
    [one] { $cards } карта в колоде
    [few] { $cards } карты в колоде
   *[many] { $cards } карт в колоде
}
aetherya-board-confrontation-discard = { $cards ->
    [one] { $cards } карта в сбросе
    [few] { $cards } карты в сбросе
   *[many] { $cards } карт в сбросе
}
aetherya-board-confrontation-closed = { $cards ->
    [one] { $cards } закрытая, до конца { $left }
    [few] { $cards } закрытые, до конца { $left }
   *[many] { $cards } закрытых, до конца { $left }
}
aetherya-board-confrontation-row = Легенды:
aetherya-board-confrontation-race = раса
aetherya-board-confrontation-points = очки
aetherya-board-confrontation-fortresses = крепости
aetherya-board-confrontation-threats = угрожает
aetherya-board-confrontation-legends = легенды
aetherya-board-confrontation-aside = отложено
aetherya-board-confrontation-elves = { $cards ->
    [one] { $cards } Эльф на руке
    [few] { $cards } Эльфа на руке
   *[many] { $cards } Эльфов на руке
}
aetherya-board-confrontation-dragons = { $cards ->
    [one] { $cards } убитый Дракон
    [few] { $cards } убитых Дракона
   *[many] { $cards } убитых Драконов
}
aetherya-board-confrontation-unplayed = Никто не ведёт: { aetherya-confrontation-race }
aetherya-board-confrontation-removed = В коробке: { aetherya-confrontation-race }
aetherya-board-confrontation-key = [X] крепость  ·  x! под угрозой  ·  x+ снабжена или защищена
