## Трактир в терминале

cli-welcome = Добро пожаловать в трактир!
cli-which-game = Во что играем?
cli-you = Вы
cli-seat = Место { $seat }
cli-continue = Ваша игра продолжается с того же места (--new начнёт другую).
cli-choose = Номер, запись хода, u — вернуть, s — счёт, ? — правило, h — помощь, q — выход
cli-help =
    Ход выбирают номером или записью: 3 или «{ $example }».
    u возвращает ваше последнее решение этого хода, s показывает счёт,
    ? объясняет правило этого вопроса, ? ET-9.2 — любое правило по номеру,
    b рисует стол заново, q сохраняет игру и выходит.
cli-undo-nothing = В этом ходе нечего возвращать.
cli-undo-chance = Вмешался случай: этого уже не вернуть.
cli-saved = Игра сохранена; продолжить: «{ $command }».
cli-no-rule = Нет правила { $clause }.
cli-winner = Победа: { $winners }.
cli-winner-shared = Общая победа: { $winners }.
cli-won = Вы победили!
cli-lost = Вы проиграли.
cli-score = Счёт
cli-total = Итого
cli-place = Место
cli-verified = { $actions ->
    [one] Запись верна: { $actions } решение, итог { $scores }.
    [few] Запись верна: { $actions } решения, итог { $scores }.
   *[many] Запись верна: { $actions } решений, итог { $scores }.
}
cli-verified-open = { $actions ->
    [one] Запись верна, сколько её есть: { $actions } решение, игра не окончена.
    [few] Запись верна, сколько её есть: { $actions } решения, игра не окончена.
   *[many] Запись верна, сколько её есть: { $actions } решений, игра не окончена.
}
cli-games-mode = мест: { $seats }, минут: { $minutes }
cli-sim-playing = играем
cli-ply = Полуход { $ply } из { $last }
cli-bench-measuring = измеряем
cli-bench-name = что
cli-bench-rate = решений / с
cli-bench-cost = мкс
cli-bench-ratio = к hearts
cli-migrated = В базе схема { $version }.
cli-backed-up = Скопировано в { $path }.
cli-restored = Дом продолжает с { $path }.
cli-fair = Порядок был решён до первого хода, и все решения ({ $actions }) идут по правилам.
cli-arena-bot = бот
cli-arena-games = игр
cli-arena-share = побед
cli-arena-interval = 95 %
cli-arena-rating = рейтинг
cli-arena-ms = мс / решение
cli-arena-score = очков
cli-arena-lost = За { $bot } { bot-greedy } принял { $lost ->
    [one] { $lost } решение
    [few] { $lost } решения
   *[many] { $lost } решений
}. Чаще всего причина такая: { $why }.
cli-analyse-thinking = думаем
cli-analyse-seat = игрок
cli-analyse-result = итог
cli-analyse-decisions = решений
cli-analyse-regret = потери
cli-analyse-mean = за решение
cli-analyse-luck = удача
cli-analyse-costly = Полуход { $ply }, { $player }: «{ $move }» стоило { $cost }; лучше: «{ $better }»
cli-tune-tuning = настраиваем
cli-tune-found = Новые веса на свежих раздачах: { $reward }; нынешние: { $baseline }.
cli-tune-foreseen = Вероятность того, что сбылось, на свежих раздачах: новые веса { $reward }; нынешние { $baseline }.
cli-bench-calibration = к эталону
cli-bench-claim-name = у нас
cli-bench-claim-over = по сравнению с
cli-bench-claim-ratio = отношение
cli-bench-claim-wanted = нужно
cli-bench-absent = { $peer } нет: { $why }
cli-dataset-written = { $shards ->
    [one] Записана { $shards } часть
    [few] Записаны { $shards } части
   *[many] Записано { $shards } частей
}; игр в { $out }: { $games }.
