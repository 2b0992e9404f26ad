## The Vale of Eternity

vale-name = The Vale of Eternity
vale-about = Hunt creatures, sell them for stones or tame them, and let their effects work together.
vale-mode-base = Game
vale-option-payment_rule = whether superfluous stones may be paid
vale-option-first_player = seat of the first player, counted from 0; drawn when none is named

## What is in the box

vale-family = { $family ->
    [fire] Fire
    [water] Water
    [earth] Earth
    [wind] Wind
   *[dragon] Dragons
}
vale-stone = { $colour ->
    [red] red stone
    [blue] blue stone
   *[purple] purple stone
}
vale-rule = { $rule ->
    [no_redundant] no superfluous stones
   *[any_sufficient] superfluous stones allowed
}
vale-effect = { $type ->
    [instant] ⚡ at once
    [permanent] ∞ always
   *[active] ↻ every round
}
vale-card = { $card ->
    [hestia] Hestia
    [imp] Imp
    [succubus] Succubus
    [salamander] Salamander
    [firefox] Firefox
    [ifrit] Ifrit
    [incubus] Incubus
    [horned-salamander] Horned Salamander
    [burning-skull] Burning Skull
    [lava-giant] Lava Giant
    [phoenix] Phoenix
    [asmodeus] Asmodeus
    [surtr] Surtr
    [balog] Balog
    [agni] Agni
    [yuki-onna] Yuki Onna
    [sea-spirit] Sea Spirit
    [undine] Undine
    [kappa] Kappa
    [nessie] Nessie
    [undine-queen] Undine Queen
    [snail-maiden] Snail Maiden
    [yuki-onna-exalted] Yuki Onna Exalted
    [hae-tae] Hae-tae
    [water-giant] Water Giant
    [leviathan] Leviathan
    [triton] Triton
    [hydra] Hydra
    [charybdis] Charybdis
    [poseidon] Poseidon
    [young-forest-spirit] Young Forest Spirit
    [goblin] Goblin
    [forest-spirit] Forest Spirit
    [gargoyle] Gargoyle
    [troll] Troll
    [basilisk] Basilisk
    [goblin-soldier] Goblin Soldier
    [medusa] Medusa
    [cerberus] Cerberus
    [rock-golem] Rock Golem
    [mud-slime] Mud Slime
    [mimic] Mimic
    [stone-golem] Stone Golem
    [behemoth] Behemoth
    [sand-giant] Sand Giant
    [dandelion-spirit] Dandelion Spirit
    [pegasus] Pegasus
    [tengu] Tengu
    [harpy] Harpy
    [genie] Genie
    [boreas] Boreas
    [sylph] Sylph
    [hippogriff] Hippogriff
    [valkyrie] Valkyrie
    [genie-exalted] Genie Exalted
    [odin] Odin
    [freyja] Freyja
    [griffon] Griffon
    [rudra] Rudra
    [gi-rin] Gi-rin
    [dragon-egg] Dragon Egg
    [tidal] Tidal
    [marina] Marina
    [ember] Ember
    [gust] Gust
    [boulder] Boulder
    [aeris] Aeris
    [scorch] Scorch
    [willow] Willow
   *[eternity] Eternity
}
vale-text-instant = { $card ->
    [imp] Take 2 red stones.
    [succubus] Score 10 if your area holds at least one card of each printed cost 1, 2, 3 and 4.
    [firefox] Score 1 for every card in your hand.
    [ifrit] Score 1 for every card in your area, this one included.
    [incubus] Score 2 for every card in your area whose printed cost is 2 or less, this one included.
    [lava-giant] Score 2 for every fire card in your area, this one included.
    [surtr] Score 2 for every different family in your area.
    [yuki-onna] Give up all your stones and score their total value.
    [undine] Take 1 blue stone.
    [yuki-onna-exalted] Score the total value of your blue stones (you keep them).
    [water-giant] Take 2 blue stones.
    [leviathan] Score 7. Choose a player (yourself included) who has a summoned dragon card; that player picks one of their summoned dragon cards and discards it.
    [hydra] Choose two different rewards and take both: 1 purple stone; 1 card from the draw pile; 2 blue stones; 4 points.
    [poseidon] Score 3 for every water card in your area, this one included.
    [young-forest-spirit] Discard 1 card from your hand and summon a different card from your hand without paying.
    [forest-spirit] Discard 1 card from your hand and score its printed cost.
    [cerberus] Discard from your area up to 3 cards other than this one.
    [rock-golem] Score the total value of your purple stones (you keep them).
    [mud-slime] Score 6.
    [stone-golem] Swap each of your stones for a purple one.
    [behemoth] Score 3 for every different family in your area.
    [sand-giant] Score 4 for every earth card in your area, this one included.
    [dandelion-spirit] Take 1 card from the draw pile into your hand.
    [pegasus] Take 1 card from the draw pile into your hand.
    [tengu] Score 6 and put this card on top of the draw pile.
    [genie] Activate every available active effect of the cards in your area, each once, in the order you like.
    [boreas] Score 1 for every wind card in your area, this one included; this card goes back to your hand at once.
    [sylph] Take 1 card from the draw pile into your hand.
    [hippogriff] Take 1 card from the draw pile into your hand.
    [rudra] Score 2 for every card in your hand.
    [gi-rin] Score 2 for every card in your area, this one included.
    [dragon-egg] Discard this card and summon a dragon card from your hand without paying.
    [tidal] Score 5 for every dragon card in your area, this one included.
    [marina] Score 7. Choose a player (yourself included) who has a summoned fire card; that player picks one of their summoned fire cards and discards it.
    [ember] Score 7. Choose a player (yourself included) who has a summoned water card; that player picks one of their summoned water cards and discards it.
    [gust] Score 8. Choose a player (yourself included) who has a summoned earth card; that player picks one of their summoned earth cards and discards it.
    [boulder] Score 8. Choose a player (yourself included) who has a summoned wind card; that player picks one of their summoned wind cards and discards it.
    [aeris] Return one of your other summoned cards to your hand and score its printed cost.
    [scorch] Pick an instant effect of another card in your area and carry it out as if it were this card's own.
    [willow] Take 1 red, 1 blue and 1 purple stone, score 3 and take 1 card from the draw pile into your hand.
   *[eternity] Score 4 for every different family in your area.
}
vale-text-permanent = { $card ->
    [hestia] Your stone limit is 2 higher (6 instead of 4).
    [phoenix] Each time you summon another card, score 1 for every red stone spent on it.
    [agni] Each of your red stones is worth 1 more.
    [kappa] Each time you summon another card and at least one blue stone is among the payment, score 2.
    [hae-tae] Your blue stones have the value of purple ones and your purple stones the value of blue ones.
    [water-giant] Each of your blue and purple stones is worth 1 more.
    [triton] Each time you tame a water card, take 2 blue stones.
    [gargoyle] Each time you summon another card and at least one purple stone is among the payment, score 3.
    [pegasus] Your cards cost 1 less to summon.
    [sylph] Each time you summon another card, score 1.
   *[hippogriff] Your wind cards cost 2 less to summon.
}
vale-text-active = { $card ->
    [imp] This card goes back to your hand.
    [salamander] Take 1 red stone and score 1.
    [horned-salamander] Take 4 red stones.
    [burning-skull] Give up 1 red stone; if you did, score 3.
    [asmodeus] Return to your hand one of your summoned cards that has an instant effect and a printed cost of 2 or less.
    [balog] Return to your hand one of your summoned fire cards that has an instant effect.
    [sea-spirit] Score 1 for every blue stone you hold.
    [undine] This card goes back to your hand.
    [nessie] Score 2 if your area has no dragon card.
    [undine-queen] Take 1 blue stone.
    [snail-maiden] Swap 1 of your blue stones for 1 purple, or 1 of your purple stones for 3 blue.
    [charybdis] Give up 1 blue stone; if you did, score 5.
    [goblin] Choose an opponent: 1 of their points becomes yours.
    [troll] Score 3 if you hold at least one purple stone.
    [basilisk] Choose one: lose 0 points, then take 1 red stone; lose 1, then take 1 blue; lose 2, then take 1 purple.
    [goblin-soldier] Score 4 if some opponent has strictly more points than you; otherwise lose 4.
    [medusa] Discard 1 card from your hand; if you did, take 1 purple stone.
    [mud-slime] This card goes back to your hand.
    [mimic] Take any one earth card from the discard pile into your hand.
    [dandelion-spirit] This card goes back to your hand.
    [harpy] Score 3 if you have exactly as many cards in hand as in your area.
    [valkyrie] Score 1 for every different family in your area.
    [genie-exalted] Pick an active effect of another card in your area and carry it out as if it were this card's own.
    [odin] With 5 or fewer cards in hand score 2; with 6 or more take 1 purple stone.
    [freyja] Score 1 for every card in your area that has an active effect, this one included.
   *[griffon] Take 1 card from the draw pile into your hand.
}
vale-choice = { $option ->
    [blue-to-purple] 1 blue stone for 1 purple
    [purple-to-3-blue] 1 purple stone for 3 blue
    [purple] 1 purple stone
    [draw] 1 card from the pile
    [two-blue] 2 blue stones
    [four-points] 4 points
    [lose0] 1 red stone for nothing
    [lose1] lose 1 point, take 1 blue stone
   *[lose2] lose 2 points, take 1 purple stone
}

## What is asked of you

vale-prompt-hunt = The hunt: put a token on a free creature.
vale-prompt-action = { $caught ->
    [0] Summon, remove, or end your turn.
    [one] { $caught } caught creature is still to be sold or tamed.
   *[other] { $caught } caught creatures are still to be sold or tamed.
}
vale-prompt-pay = Summoning { vale-card }: cost { $cost }, paid { $paid }. Add a stone or complete the payment.
vale-prompt-pay-removal = Removing { vale-card }: fee { $cost }, paid { $paid }. Add a stone or complete the payment.
vale-prompt-return = Your stone limit is { $limit }: { $surplus ->
    [one] return { $surplus } stone.
   *[other] return { $surplus } stones.
}
vale-prompt-discard = { vale-card }: which card of your hand goes to the discard pile?
vale-prompt-recover = { vale-card }: which of your summoned cards goes back to your hand?
vale-prompt-give-up = { vale-card }: which of your summoned cards do you give up?
vale-prompt-clear = { vale-card }: { $left ->
    [one] you may discard { $left } more card of your area.
   *[other] you may discard up to { $left } more cards of your area.
}
vale-prompt-take = { vale-card }: which card do you take from the discard pile?
vale-prompt-free = { vale-card }: which card do you summon for free?
vale-prompt-copy = { vale-card }: whose effect is repeated?
vale-prompt-victim = { vale-card }: who loses a card?
vale-prompt-steal = { vale-card }: from whom do you take a point?
vale-prompt-option = { vale-card }: which do you choose?
vale-prompt-rewards = { vale-card }: { $named ->
    [0] name the first reward.
   *[other] name the second reward.
}
vale-prompt-activate = Resolution: whose active effect is next?
vale-prompt-over = The game is over.

## Decisions

vale-move-hunt = catch { vale-card }
    .told = catches { vale-card }
vale-move-summon = summon { vale-card }
    .told = summons { vale-card }
vale-move-remove = remove { vale-card } for the fee
    .told = removes { vale-card } for the fee
vale-move-sell = sell { vale-card }
    .told = sells { vale-card }
vale-move-tame = tame { vale-card }
    .told = tames { vale-card }
vale-move-end = end the turn
    .told = ends the turn
vale-move-pay = pay a { vale-stone }
    .told = pays a { vale-stone }
vale-move-return = return a { vale-stone }
    .told = returns a { vale-stone }
vale-move-done-pay = complete the payment
    .told = completes the payment
vale-move-done-clear = discard no more
    .told = discards no more
vale-move-discard = discard { vale-card } from the hand
    .told = discards { vale-card } from the hand
vale-move-recover = take { vale-card } back to the hand
    .told = takes { vale-card } back to the hand
vale-move-give-up = give up { vale-card }
    .told = gives up { vale-card }
vale-move-clear = discard { vale-card } from the area
    .told = discards { vale-card } from the area
vale-move-take = take { vale-card } from the discard pile
    .told = takes { vale-card } from the discard pile
vale-move-free = summon { vale-card } for free
    .told = summons { vale-card } for free
vale-move-copy = repeat the effect of { vale-card }
    .told = repeats the effect of { vale-card }
vale-move-victim = name player { $seat }
    .told = names player { $seat }
vale-move-steal = take from player { $seat }
    .told = takes from player { $seat }
vale-move-option = choose: { vale-choice }
    .told = chooses: { vale-choice }
vale-move-activate = use the effect of { vale-card }
    .told = uses the effect of { vale-card }

## Score sheet

vale-group = { $group ->
    [fire] Fire
    [water] Water
    [earth] Earth
    [wind] Wind
   *[dragon] Dragons
}
vale-row-start = at the start
vale-row-card = { vale-card }
vale-tie-cards = Points are level: the number of cards in the area decides.
vale-tie-shared = Cards are level too: a shared victory.

## On the table

vale-board-round = Round { $round }
vale-board-stage = { $stage ->
    [hunt] hunt
    [action] actions
   *[resolution] resolution
}
vale-board-pile = draw pile: { $cards }
vale-board-top = { vale-card } lies on top
vale-board-discard = Discard pile:
vale-board-display = To be caught:
vale-board-yours = Caught by you:
vale-board-hand = Hand:
vale-board-points = points
vale-board-stones = stones
vale-board-cards = hand
vale-board-area = area
vale-board-caught = caught
vale-board-paid = Paid:
vale-board-payments = Ways to pay:

## What is not allowed

vale-refused-not-now = Something else is to be decided now ({ $phase ->
    [hunt] what to catch
    [action] an action
    [pay] a payment
    [return] which stones to return
    [discard] which card to discard
    [recover] which card goes back to the hand
    [give-up] which card to give up
    [clear] which cards to discard
    [take] which card to take
    [free] what to summon for free
    [copy] whose effect to repeat
    [victim] who loses a card
    [steal] whom to take a point from
    [option] which option to choose
    [rewards] which rewards to take
   *[activate] whose effect is next
}).
vale-refused-no-card = There is no card “{ $card }”. Cards are written like forest-spirit.
vale-refused-no-stone = There is no stone “{ $stone }”. Stones are red, blue, purple.
vale-refused-no-option = There is no such choice. There are: { $known }.
vale-refused-no-seat = There is no such seat: { $seats } seats, counted from 0.
vale-refused-card-twice = There is one card of each, but one is in two places: { vale-card }.
vale-refused-occupied = There is already a token on { vale-card }.
vale-refused-not-shown = This creature is not on display: { vale-card }.
vale-refused-in-hand = A card in hand is tamed already and cannot be sold: { vale-card }.
vale-refused-not-caught = You have not caught this creature in this round: { vale-card }.
vale-refused-nothing-caught = You have no caught creature left.
vale-refused-tokens-left = First sell or tame what you caught: { $left } left.
vale-refused-tame-first = A caught creature is tamed first, then summoned: { vale-card }.
vale-refused-not-in-hand = There is no such card in hand: { vale-card }.
vale-refused-not-in-area = There is no such card in your area: { vale-card }.
vale-refused-foreign = This card lies in front of another player: { vale-card }.
vale-refused-tired = A turn has at most { $most } actions: what is left is to sell, tame or end the turn.
vale-refused-area-full = An area holds no more cards than the number of the round ({ $round }).
vale-refused-too-poor = { vale-card } costs { $cost }, your stones are worth { $value }.
vale-refused-fee = The fee is { $cost }, your stones are worth { $value }.
vale-refused-unresolvable = { vale-card }: its instant effect could not be carried out in full, so it cannot be summoned now.
vale-refused-nothing-to-pay = There is nothing to pay for: a cost of 0 takes no stones.
vale-refused-no-such-stone = You have no such stone left: { vale-stone }.
vale-refused-order = Choose in the order of the list: red, blue, purple; cards by their number.
vale-refused-too-little = That is too little: paid { $paid }, needed { $cost }.
vale-refused-superfluous = Superfluous stones may not be paid: the cost is { $cost }.
vale-refused-yourself = Name an opponent, not yourself.
vale-refused-victim = { vale-card }: this player has no summoned card that fits.
vale-refused-reward-twice = The rewards must be different.
vale-refused-impossible = Not possible now: { vale-choice }.
vale-refused-no-free-summon = Discarding this leaves nothing to summon for free: { vale-card }.
vale-refused-not-active = This effect was used already, or the card has no active one: { vale-card }.
vale-refused-choice = This card does not fit: { vale-card }.
vale-refused-known = Known cards must be in the hand.
vale-refused-caught = A player has two hunt tokens.
vale-refused-never-stays = This card leaves the area as soon as it is summoned: { vale-card }.
vale-refused-account = The account must add up to the points ({ $points }).
vale-refused-pile = The draw pile does not agree with the rest of the table: { vale-card }.
vale-refused-drawn-before = Only an unseen card of a hand can have been drawn earlier: { vale-card }.
vale-refused-turn = It cannot be this seat's turn; -1 means that the game is over.
vale-refused-hunt = Hunt tokens cannot lie like this.
vale-refused-tokens = Whoever has finished a turn holds no caught cards.
vale-refused-phase = There can be no phase “{ $phase }” at this table.
vale-refused-stones = The stones do not agree with the limit.
vale-refused-paying = This cannot be paid like that: { vale-card }.
vale-refused-unused = These cards cannot be waiting for their effect.
vale-refused-effect = There can be no such effect now: { vale-card }.
