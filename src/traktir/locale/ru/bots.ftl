## Боты и по строчке о характере

bot-random = Катящаяся бочка
bot-random-about = Куда склон, туда и она.
bot-greedy = Торопыга Федот
bot-greedy-about = Хватает что блестит и дважды не думает.
bot-novice = Агафья с кухни
bot-novice-about = Правила знает, но между ходами мечтает.
bot-regular = Завсегдатай Бертрам
bot-regular-about = Каждый вечер на той же лавке, и удивить его трудно.
bot-veteran = Василиса бывалая
bot-veteran-about = Улыбается, а сама считает ваши карты.
bot-master = Гудрун, хозяйка трактира
bot-master-about = Здесь выигрывает заведение. Заведение — это она.
bot-name = { $bot ->
    [random] { bot-random }
    [greedy] { bot-greedy }
    [novice] { bot-novice }
    [regular] { bot-regular }
    [veteran] { bot-veteran }
    [master] { bot-master }
   *[other] { $bot }
}
