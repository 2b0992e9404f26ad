## Страна эльфов в браузере

web-elfenland-stage = { $phase ->
    [take] Раунд { $round } из { $rounds } · жетоны
    [plan] Раунд { $round } из { $rounds } · планирование
    [road] Раунд { $round } из { $rounds } · планирование
    [move] Раунд { $round } из { $rounds } · путешествие
    [caravan] Раунд { $round } из { $rounds } · караван
    [discard] Раунд { $round } из { $rounds } · сброс карт
    [keep] Раунд { $round } из { $rounds } · конец раунда
   *[over] Игра окончена
}
web-elfenland-short = { $transport ->
    [pig] Кабан
    [elfcycle] Эльфоцикл
    [cloud] Облако
    [unicorn] Единорог
    [wagon] Повозка
    [dragon] Дракон
   *[raft] Плот
}
web-elfenland-link = { $ground ->
    [plain] Равнина: { elfenland-from } – { elfenland-to }
    [forest] Лес: { elfenland-from } – { elfenland-to }
    [desert] Пустыня: { elfenland-from } – { elfenland-to }
    [mountain] Горы: { elfenland-from } – { elfenland-to }
    [river] Река: { elfenland-from } → { elfenland-to } по течению
   *[lake] Паром: { elfenland-from } – { elfenland-to }
}
web-elfenland-laid = { $obstacle ->
    [yes] { elfenland-transport } на дороге { elfenland-from } – { elfenland-to }, с препятствием
   *[no] { elfenland-transport } на дороге { elfenland-from } – { elfenland-to }
}
web-elfenland-town = { $state ->
    [need] { elfenland-town }: ваш маркер ещё здесь
    [have] { elfenland-town }: вы здесь были
   *[other] { elfenland-town }
}
web-elfenland-boot = Сапожок в городе { elfenland-town }: { $name }
web-elfenland-goal = город на вашей карте
web-elfenland-everybody = Чьи маркеры ещё лежат в городах
web-elfenland-nearer = Ближе
web-elfenland-farther = Дальше
web-elfenland-which = Каким путём?
web-elfenland-neither = Никаким
web-elfenland-lake-west = Туманное море
web-elfenland-lake-east = Безбрежное море

web-elfenland-supply = Открытый ряд и стек
web-elfenland-stack = { $count ->
    [one] Стек: { $count } неизвестный жетон
    [few] Стек: { $count } неизвестных жетона
   *[many] Стек: { $count } неизвестных жетонов
}
web-elfenland-mine = Мои жетоны
web-elfenland-my-counter = { $hidden ->
    [yes] скрытый жетон: { elfenland-transport }
   *[no] жетон: { elfenland-transport }
}
web-elfenland-hidden = скрытый жетон
web-elfenland-obstacle = препятствие
web-elfenland-obstacle-name = Препятствие
web-elfenland-obstacle-rule = Одно на всю игру. Его кладут вместо жетона на дорогу, где жетон уже есть: проезд там станет на карту дороже.
web-elfenland-card = Закончить у города { elfenland-town }
web-elfenland-hand = { $count ->
    [one] Ваша рука: { $count } карта
    [few] Ваша рука: { $count } карты
   *[many] Ваша рука: { $count } карт
}
web-elfenland-held = { elfenland-transport }, карт: { $count }
web-elfenland-empty = Карт в руке нет.
web-elfenland-watching = Вы смотрите: руки игроков закрыты.
web-elfenland-open = Все руки открыты рядом с именами.
web-elfenland-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-elfenland-markers = Собрано маркеров: { $count } из { $all }
web-elfenland-first = ходит первым в этом раунде

## Путь и цены

web-elfenland-guide = Путь и цены
web-elfenland-page-way = Путь
web-elfenland-page-costs = Цены
web-elfenland-close = Закрыть
web-elfenland-ground = Местность
web-elfenland-cannot = не проедет
web-elfenland-downstream = по течению
web-elfenland-upstream = против
web-elfenland-ferry = паром
web-elfenland-caravan-rule = Караван: любые три карты вместо нужных, если на дороге лежит жетон. Препятствие: на карту больше.
web-elfenland-tap = Коснитесь городов по порядку, и путь посчитается сам.
web-elfenland-reach = Куда довезут карты сейчас
web-elfenland-nowhere = Пока карты никуда не довезут.
web-elfenland-onward = Из города { elfenland-town }
web-elfenland-short-of = не хватает { $count }
web-elfenland-gain = { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
}
web-elfenland-lack = этого маркера у вас ещё нет
web-elfenland-caravan = караван
web-elfenland-or = или
web-elfenland-bare = нет жетона; подойдёт
web-elfenland-left = { $count ->
    [0] Карт не останется.
    [one] Останется { $count } карта.
    [few] Останется { $count } карты.
   *[many] Останется { $count } карт.
}
web-elfenland-missing = Не хватает:
web-elfenland-bare-roads = { $count ->
    [one] Без жетона: { $count } дорога.
    [few] Без жетонов: { $count } дороги.
   *[many] Без жетонов: { $count } дорог.
}
web-elfenland-set-off = В путь
web-elfenland-shorter = Убрать шаг
web-elfenland-clear = Стереть

## Счёт

web-elfenland-player = Игрок
web-elfenland-col-markers = маркеры
web-elfenland-col-way = путь до города
web-elfenland-col-points = очки
web-elfenland-col-cards = карты
web-elfenland-score = Побеждает тот, у кого больше маркеров; при равенстве решают карты в руке.
web-elfenland-score-towns = Очки: маркеры минус путь от сапожка до города на карте; при равенстве побеждает тот, кто ближе, потом решают карты в руке.
