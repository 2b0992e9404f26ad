## «Долина вечности» в браузере

web-vale-brief = { $card ->
    [leviathan] Получите 7 ПО. Выбранный игрок сбрасывает одну свою призванную карту дракона.
    [marina] Получите 7 ПО. Выбранный игрок сбрасывает одну свою призванную карту огня.
    [ember] Получите 7 ПО. Выбранный игрок сбрасывает одну свою призванную карту воды.
    [gust] Получите 8 ПО. Выбранный игрок сбрасывает одну свою призванную карту земли.
    [boulder] Получите 8 ПО. Выбранный игрок сбрасывает одну свою призванную карту воздуха.
   *[asmodeus] Верните в руку свою призванную карту с мгновенным эффектом и стоимостью до 2.
}
web-vale-look = увеличить: { vale-card }
web-vale-sells-for = продажа
web-vale-caught-by = поймано: { $name }
web-vale-pile = стопка { $cards }
web-vale-discard = сброс { $cards }
web-vale-discard-title = Сброс
web-vale-track = Дорожка очков
web-vale-peg = { $name }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
web-vale-area = Моя область
web-vale-area-of = Область: { $name }
web-vale-area-rule = Мест столько, какой сейчас раунд. Удалить карту стоит { $round }.
web-vale-free = свободно
web-vale-summoned = призыв
web-vale-acting = эффект
web-vale-stones = Мои камни
web-vale-stones-count = { $stones } из { $limit } · всего { $worth }
web-vale-no-stones = камней нет
web-vale-hand = Моя рука
web-vale-hand-empty = Карт нет. Приручённое существо попадает сюда.
web-vale-summoning = Призыв: { vale-card }
web-vale-removing = Удаление: { vale-card }
web-vale-fee = плата
web-vale-exact = точно
web-vale-lost = сгорит { $excess }
web-vale-superfluous = лишний камень
web-vale-keep = останется
web-vale-checklist = Периодические эффекты — в любом порядке
web-vale-name = { $name }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
web-vale-caught = { $cards ->
    [one] Поймано: продайте или приручите
   *[other] Пойманы: каждого продайте или приручите
}
web-vale-sell = Продать
web-vale-tame = Приручить
web-vale-take = Взять из сброса
web-vale-hunting = Охота
web-vale-hunting-how = Положите фишку на существо в долине. Потом вы продадите его по цене на знамени или приручите — возьмёте в руку.
web-vale-end = Закончить ход
web-vale-first = первый игрок раунда
web-vale-in-hand = { $cards ->
    [one] { $cards } карта в руке
    [few] { $cards } карты в руке
   *[many] { $cards } карт в руке
}
web-vale-in-area = занято мест: { $cards } из { $round }
web-vale-known = в руке видели:
web-vale-effect = { $type ->
    [instant] один раз, при призыве
    [permanent] пока карта в области
   *[active] раз в каждой координации
}
web-vale-brought-by = чем получено
web-vale-total = Всего
web-vale-cards-in-area = карт в области
web-vale-goal = Если к концу раунда у кого-то 60 очков или больше, игра окончена; иначе она длится 10 раундов. При равенстве очков побеждает тот, у кого больше карт в области.
