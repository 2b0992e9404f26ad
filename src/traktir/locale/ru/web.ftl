## The room

web-title = Трактир
web-about = Четыре фэнтезийные настольные игры в браузере: против ботов, с друзьями или за одним экраном.
web-skip = К содержанию
web-wait = Минутку…
web-connecting = Стучимся в трактир…
web-broken = Часть страницы не дошла.
web-again = Ещё раз
web-offline = Трактир не отвечает. Проверьте связь: ничего не потеряно.
web-close = Закрыть
web-yes = Да
web-no = Нет
web-nav = Главное
web-nav-hall = Зал
web-nav-tables = Столы
web-nav-rules = Правила
web-nav-ratings = Рейтинг
web-nav-me = Я
web-stranger = Незнакомец
web-guest = гость
web-regular-guest = свой человек
web-come-in = войдите
web-speak = { $language ->
    [ru] По-русски
   *[en] In English
}
web-daylight = Дневной свет
web-evening = Вечерний свет
web-preview-title = { $game }: стол в Трактире
web-preview-open = { $free ->
    [one] Свободно { $free } место. Садитесь!
    [few] Свободно { $free } места. Садитесь!
   *[many] Свободно { $free } мест. Садитесь!
}

## The hall

web-good-evening = Добрый вечер
web-good-day = Добрый день
web-hello = Выберите вывеску и садитесь: соперники уже ждут, регистрация не нужна.
web-have-code = Позвали за стол? Введите код
web-enter = Войти
web-games = Игры
web-play-now = Играть сейчас
web-sitting-down = Садимся…
web-open-table = Открыть стол
web-minutes = мин
web-weight = сложность { $weight } из 5
web-my-games = Мои партии
web-my-games-none = Здесь ждут начатые партии.
web-open-tables = Открытые столы
web-open-tables-none = Игроков сейчас никто не ждёт.
web-open-one = Откройте стол
web-all-tables = Все столы
web-being-played = Сейчас играют
web-being-played-none = Открытых партий сейчас нет.
web-table-of = Стол игрока { $name }
web-seats-taken = занято мест: { $taken } из { $seats }
web-sit = Сесть
web-continue = Дальше
web-watch = Смотреть
web-credits = Благодарности
web-api = Для программ

## A table that has not begun

web-seats = Места
web-free-seat = свободное место
web-host = хозяин стола
web-person = человек
web-colour = Цвет
web-colour-sun = солнце
web-colour-moon = луна
web-colour-leaf = лист
web-colour-flower = цветок
web-colour-flame = пламя
web-colour-star = звезда
web-free-it = Освободить
web-sit-too = Сесть и сюда (одно устройство)
web-hire = Посадить бота…
web-start = Начать
web-close-table = Убрать стол
web-waiting-for = { $free ->
    [one] Ждём ещё { $free } игрока…
    [few] Ждём ещё { $free } игроков…
   *[many] Ждём ещё { $free } игроков…
}
web-waiting-host = Ждём, когда хозяин стола начнёт…
web-invite = Позвать друзей
web-invite-how = Пошлите ссылку, назовите код или покажите картинку.
web-copy-code = Скопировать код
web-copy-link = Скопировать ссылку
web-link-copied = Скопировано.
web-qr = QR-код ссылки
web-fair-lobby = Перетасовка уже решена, вот её печать:
web-rated = на рейтинг
web-casual = без рейтинга
web-private = по приглашению
web-public = для всех
web-clock-none = без часов
web-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
web-clock-move = { $seconds } с на ход
web-clock-reserve = { $minutes } мин + { $increment } с

## At the table

web-players = Игроки
web-you = Вы
web-bot = бот
web-bot-instead = доигрывает бот
web-not-here = сейчас отошёл
web-out-resigned = сдался
web-out-flagged = время вышло
web-in-turn = { $who ->
    [you] ходите
   *[other] ходит
}
web-log = Журнал
web-log-empty = Ещё ничего не случилось.
web-score = Счёт
web-chat = Чат
web-chat-empty = Пока все молчат.
web-chat-say = Скажите что-нибудь
web-chat-send = Сказать
web-mute = не слышать
web-muted = Этого человека вы больше не услышите.
web-side = Рядом с полем
web-dock = Перед вами
web-zoom = Крупным планом
web-menu = Меню
web-your-turn = Ваш ход:
web-ready = Всё выбрано: подтвердите или отмените шаг
web-turn-of = Ходит { $name }
web-game-over = Партия окончена
web-lost-line = Связь прервалась, звоним снова…
web-away = За вас играет бот
web-come-back = Вернуться на место
web-watching = Вы смотрите со стороны.
web-draft = Выбрано
web-confirm = Подтвердить
web-take-back = Шаг назад
web-undo = Вернуть ход
web-hint = Подсказка
web-thinking = Думает…
web-hint-says = Бот советует: { $move }
web-do-it = Так и сделать
web-choices = { $count ->
    [one] Список ходов: { $count } вариант
    [few] Список ходов: { $count } варианта
   *[many] Список ходов: { $count } вариантов
}
web-all-choices = Все варианты
web-sounds-on = Включить звук
web-at-once = Ходить сразу, без подтверждения
web-code-is = Код этого стола: { $code }
web-abort = Предложить прервать партию
web-leave = Уйти: доиграет бот
web-resign = Сдаться
web-sure-leave = Уйти? Ваше место займёт бот, но вы сможете вернуться.
web-sure-resign = Сдаться? Это нельзя отменить.
web-offer = К вам вопрос
web-offer-undo = { $name } просит вернуть последний ход.
web-offer-abort = { $name } предлагает прервать партию.
web-agree = Согласиться
web-decline = Отказать
web-rule-now = Правило, по которому вас спрашивают:
web-rulebook = Книга правил
web-time-left = осталось { $time }
web-days-hours = { $days } д { $hours } ч
web-curtain = Место { $seat }, ваш ход!
web-curtain-why = Передайте устройство. Пока занавес не поднят, руку никто не видит.
web-curtain-lift = Я здесь

## The end

web-end = Конец партии
web-result = Итог
web-aborted = Партия прервана
web-all-win = Вы победили вместе
web-nobody-wins = Вы проиграли вместе
web-won-alone = Вы победили
web-lost-alone = Вы проиграли
web-wins = { $count ->
    [one] Победа: { $names }
    [few] Победа: { $names }
   *[many] Победа: { $names }
}
web-total = Всего
web-place = Место
web-decided-by = Решило:
web-rematch = Реванш
web-replay = Повтор
web-analysis = Разбор
web-share = Поделиться
web-record = Запись
web-to-hall = В зал
web-fair = Честно ли тасовали?
web-fair-how = До первой карты трактир показал печать своего тайного зерна. Теперь видно и зерно: печать должна сойтись. С записью партии `traktir verify` проверит каждую карту.
web-commitment = Печать
web-seed = Зерно
web-verify = Проверить
web-verified-yes = Печать сходится.
web-verified-no = Печать не сходится!

## Setting a table up

web-which-game = Какая игра?
web-every-game = все игры
web-mode = Как играть
web-how-many = Сколько игроков
web-a-person = кого-нибудь позову
web-same-device = игрок за этим экраном
web-level-novice = новичок
web-level-regular = завсегдатай
web-level-veteran = ветеран
web-level-master = мастер
web-options = Тонкости
web-option-at-random = случайно
web-option-merfolk_scoring-kingdom = считаются все места
web-option-merfolk_scoring-leader_only = очки только первому
web-option-caravan-free = любые три карты
web-option-caravan-strict = три карты, через препятствие четыре
web-option-rounds-3 = три раунда
web-option-rounds-4 = четыре раунда
web-option-payment_rule-any_sufficient = любая достаточная сумма
web-option-payment_rule-no_redundant = без лишних камней
web-option-goblin_2v1_through_portal-never = никогда
web-option-goblin_2v1_through_portal-peer = как между соседями
web-option-reshuffle_timing-end_of_action = в конце действия
web-option-reshuffle_timing-peer = сразу
web-option-coop_legends_gone_checked-at_once = сразу
web-option-coop_legends_gone_checked-end_of_round = в конце круга
web-option-penalty_choice-first_player = решает первый игрок
web-option-penalty_choice-vote = голосованием
web-option-conf_dragon_tamed_by_other_race-minus = отнимает очки
web-option-conf_dragon_tamed_by_other_race-plus = приносит очки
web-option-conf_dragon_tamed_by_other_race-zero = ничего не значит
web-option-conf_start_layout-rim = по краю
web-clock = Часы
web-clock-kind-none = без часов
web-clock-kind-move = на каждый ход
web-clock-kind-reserve = запас и добавка
web-clock-kind-days = дни на ход
web-clock-amount-move = секунд
web-clock-amount-reserve = минут
web-clock-amount-days = дней
web-clock-increment = добавка за ход, секунд
web-house-rules = Порядки дома
web-private-only = Только по приглашению
web-rated-game = На рейтинг
web-rated-why-not = только между людьми, у каждого одно место
web-undo-allowed = Ходы можно возвращать
web-open-and-invite = Открыть и позвать
web-which-tables = Какие столы
web-tables-open = Ждут игроков
web-tables-running = Играют
web-tables-mine = Мои
web-no-tables = Столов здесь нет.

## People

web-room = Комната
web-language-and-light = Язык и свет
web-keep-name = Сохраните свои партии
web-keep-name-why = С именем и паролем или ключом доступа вас узнают на любом устройстве, а сыгранное останется вашим.
web-name = Имя
web-password = Пароль
web-keep = Сохранить
web-claimed = Готово: теперь вас здесь знают.
web-log-in = Уже бывали у нас?
web-welcome-back = С возвращением!
web-passkey-add = Добавить ключ доступа
web-passkey-added = Ключ доступа сохранён.
web-passkey-enter = Войти по ключу доступа
web-account = Учётная запись
web-log-out = Выйти
web-own-data = Ваши данные
web-export = Скачать всё
web-forget = Удалить учётную запись
web-forget-sure = Имя исчезнет навсегда; партии с другими останутся, но без него.
web-forgotten = Вас здесь больше не помнят.
web-statistics = Статистика
web-last-games = Последние партии
web-no-games-yet = Партий пока нет.
web-game = Игра
web-games-played = Партий
web-won = Побед
web-player = Игрок
web-rating = Рейтинг
web-place-n = место { $place }
web-no-ratings = На рейтинг в эту игру пока никто не играл.
web-credits-games = Правила рассказаны своими словами; игры принадлежат их авторам и издателям. Понравится — купите коробку.
web-credits-icons = значки
web-credits-type = шрифт
web-credits-code = код
web-credits-own = Карты, сцены и фишки нарисованы для Трактира и свободны, как и его код.

## Replay, analysis, rulebook

web-replay-at = Повтор: шаг { $at } из { $of }
web-replay-scrub = Момент партии
web-turn-before = Предыдущий ход
web-turn-after = Следующий ход
web-step-before = Шаг назад
web-step-after = Шаг вперёд
web-autoplay = Пустить
web-pause = Остановить
web-eyes = Чьими глазами
web-eyes-open = все карты открыты
web-eyes-nobody = зрителя
web-to-table = К столу
web-not-begun = Эта партия ещё не началась.
web-analysing = Бот обдумывает партию…
web-seconds-left = { $seconds ->
    [one] осталась примерно { $seconds } секунда
    [few] осталось примерно { $seconds } секунды
   *[many] осталось примерно { $seconds } секунд
}
web-analysis-failed = Разбор не удался. Попробуйте позже.
web-chances = Шансы на победу
web-luck-and-skill = Удача и мастерство
web-luck-how = Упущено: чего стоили решения против лучших решений бота. Удача: что дали или отняли случай и скрытые карты, помимо решений.
web-decisions = Решений
web-regret = Упущено
web-luck = Удача
web-turning = Переломы
web-dear = Самые дорогие решения
web-dear-none = Ни одно решение не стоило больше пятидесятой доли партии.
web-rather = лучше: { $move }
web-see = взглянуть
web-rules-which = Выберите игру. У каждого правила есть номер, столы на него ссылаются.
web-contents = Содержание
