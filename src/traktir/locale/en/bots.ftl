## The bots, with a line of character

bot-random = Rolling Barrel
bot-random-about = Goes wherever the slope takes it.
bot-greedy = Hasty Fedot
bot-greedy-about = Grabs what glitters and never thinks twice.
bot-novice = Agafya the kitchen maid
bot-novice-about = Knows the rules, daydreams between turns.
bot-regular = Bertram the regular
bot-regular-about = Every evening at the same bench, and rarely surprised.
bot-veteran = Vasilisa the veteran
bot-veteran-about = Counts your cards while she smiles.
bot-master = Gudrun the landlady
bot-master-about = The house wins here. She is the house.
bot-name = { $bot ->
    [random] { bot-random }
    [greedy] { bot-greedy }
    [novice] { bot-novice }
    [regular] { bot-regular }
    [veteran] { bot-veteran }
    [master] { bot-master }
   *[other] { $bot }
}
