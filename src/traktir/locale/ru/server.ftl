## Что происходит за столом; чьё это место, сказано перед фразой

table-sat = { $name } садится за стол
table-stood = освобождает место
table-hired = за стол садится { bot-name }
table-started = игра начинается
table-undone = берёт последний ход назад
table-asked = { $what ->
    [undo] просит вернуть последний ход
   *[abort] предлагает прервать игру
}
table-agreed = { $what ->
    [undo] соглашается вернуть ход
   *[abort] соглашается прервать игру
}
table-declined = { $what ->
    [undo] возражает против возврата хода
   *[abort] хочет играть дальше
}
table-resigned = сдаётся
table-flagged = не успевает: время вышло
table-replaced = уходит, доигрывает { bot-name }
table-returned = снова за столом
table-aborted = игра прервана
table-rested = трактир был закрыт, часы стояли
table-rematched = готова новая партия

## В чём дом может отказать

refused-already-claimed = У этой учётной записи уже есть имя.
refused-already-out = За это место вы больше не играете.
refused-backup-embedded = Так копируется только встроенная база SQLite; для PostgreSQL есть pg_dump.
refused-backup-file = Файл { $path } не подходит: { $why }.
refused-backup-open = Дом открыт. Закройте его, прежде чем возвращать копию.
refused-bot-plays-for-you = За вас играет бот. Сначала вернитесь на своё место.
refused-busy = За этим столом слишком много всего сразу. Попробуйте ещё раз.
refused-colour-taken = Этот цвет занят.
refused-commit-length = В ходе от 1 до { $most } решений.
refused-commit-past-chance = Нельзя решать, что будет после случая или после хода: сначала сыграйте до этого места.
refused-commitment = Это не то зерно, хеш которого был показан.
refused-database = Адрес базы не подходит: { $why }.
refused-draft-past-chance = Что откроет это решение, видно только после хода.
refused-fault = В доме что-то сломалось. Ничего вашего не изменилось.
refused-free-seats = Есть свободные места.
refused-hint-rated = В рейтинговых играх подсказок нет.
refused-language = Языки: { $known }.
refused-login = Имя и пароль не подходят друг к другу.
refused-media-type = Нужен JSON.
refused-message = Это сообщение здесь не имеет смысла.
refused-method = С этой страницей так нельзя.
refused-name = В имени от 2 до 24 букв, цифр, пробелов или - _ ' .
refused-name-taken = Такое имя уже занято.
refused-no-database = База данных не отвечает: { $why }.
refused-no-free-seat = Свободных мест нет.
refused-no-job = Такого разбора нет.
refused-no-offer = Отвечать не на что.
refused-no-person = Такого игрока нет.
refused-no-such-page = Такой страницы нет.
refused-no-table = Такого стола нет.
refused-not-away = За вас никто не играет.
refused-not-host = Это может только хозяин стола.
refused-not-open = Этот стол уже не открыт.
refused-not-running = За этим столом игра не идёт.
refused-not-signed-in = Сначала войдите.
refused-not-your-seat = Место { $seat } не ваше.
refused-not-your-table = Вы не сидите за этим столом.
refused-not-your-turn = Сейчас не ваш ход.
refused-offer-open = Сначала нужно ответить на другое предложение.
refused-one-seat-when-rated = В рейтинговой игре у каждого одно место.
refused-origin = Этот запрос пришёл с другого сайта.
refused-out-of-time = Ваше время вышло.
refused-passkey = Этот ключ доступа не подходит.
refused-password-missing = Для имени нужен пароль или ключ доступа.
refused-preferences = Слишком много настроек.
refused-request = Запрос не той формы.
refused-schema = В базе схема { $found }, нужна { $wanted }: выполните `traktir migrate`.
refused-seat-taken = Место { $seat } занято.
refused-settings = Настройка не подходит: { $why }.
refused-stale = Игра уже ушла вперёд. Вот новое положение.
refused-still-running = Игра ещё не окончена.
refused-too-few-people = За столом слишком мало людей.
refused-too-large = Слишком много за один раз.
refused-too-many-tables = Столов, где вы хозяин, уже { $most }.
refused-too-much = Не так быстро. Подождите немного.
refused-undo-never = Здесь ходы назад не берут.
refused-undo-nothing = Вам нечего взять назад.
refused-workers-sqlite = Для нескольких процессов нужен PostgreSQL: SQLite служит одному.

## Names for those who have said none; any two go together

guest-moods = Сонный, Весёлый, Хитрый, Тихий, Смелый, Голодный, Любопытный, Упрямый, Везучий, Ворчливый, Ловкий, Честный, Бродячий, Бородатый, Мечтательный, Морозный
guest-animals = Барсук, Лис, Журавль, Заяц, Филин, Медведь, Бобр, Ёж, Ворон, Кабан, Хорёк, Сокол, Енот, Козёл, Волк, Лось
