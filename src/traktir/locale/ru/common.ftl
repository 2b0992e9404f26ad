## В чём может отказать любая игра

refused-game = Нет игры «{ $game }». Есть: { $known }.
refused-mode = Нет режима «{ $mode }». Есть: { $known }.
refused-seats = Мест не может быть { $seats }: от { $low } до { $high }.
refused-options = Настройки не подходят: { $why }.
refused-option-unknown = Нет настройки «{ $option }». Есть: { $known }.
refused-option-form = Настройка пишется имя=значение, а не «{ $option }».
refused-seed = «{ $seed }» — не зерно: нужно целое число меньше 2^62 или 64 шестнадцатеричные цифры.
refused-action = Решения с номером { $action } здесь нет.
refused-over = Игра окончена.
refused-notation = «{ $text }» — не ход этой игры.
refused-file = { $path } не читается: { $why }.
refused-file-size = { $path } больше { $most } МиБ.
refused-json = Файл не такой, каким должен быть: { $why }.
refused-record-action = Запись обрывается на полуходе { $ply }: решение { $action } там недопустимо.
refused-record-result = Итог записи не тот, к которому ведут её ходы.
refused-rules-version = Запись сыграна по правилам версии { $theirs }, а здесь версия { $ours }.
refused-ply = В записи есть полуходы от 0 до { $last }.
refused-seat = Нет места { $seat }: есть места от 0 до { $last }.
refused-position-or-new = Назовите файл позиции или попросите новую с --new.
refused-no-map = В игре «{ $game }» нет карты, по которой путешествуют.
refused-save = Сохранённую игру нельзя продолжить: { $why } Начните снова с --new.
refused-bot = Нет бота «{ $bot }». Есть: { $known }.
refused-bot-command = Бот «{ $command }» не запускается: { $why }.
refused-bots = Ботов названо { $bots }, а мест { $seats }: назовите по одному на место.
refused-journal = { $path } — журнал другого турнира: назовите другой файл или удалите этот.
refused-extra = Для этого нужно доустановить: pip install "traktir[{ $extra }]".
refused-cluster = Нет кластера Ray по адресу { $address }: { $why }.
refused-no-weights = В игре { $game } нет весов для настройки.
refused-reward = Награды «{ $reward }» нет. Есть: { $known }.
refused-opponents = { $need ->
    [one] Нужен { $need } соперник
    [few] Нужны { $need } соперника
   *[many] Нужно { $need } соперников
}, указано { $given }.
refused-batch = Столов { $count } — так не бывает: от 1 до { $most }, и не меньше одного на процесс.
refused-guard = Медленнее, чем записано: { $what }.
refused-dataset = В { $out } лежит другой набор данных: выберите другую папку.
refused-no-pad = Для «{ $game }» блокнота нет; он есть для aetherya.
