## Aetherya

aetherya-name = Aetherya
aetherya-about = Lay out a kingdom of sixteen cards, please its races, tame its dragons and live up to its legends.
aetherya-mode-base = The game
aetherya-mode-items = Items and characters
aetherya-mode-solo = Solo campaign
aetherya-mode-coop = Cooperative game
aetherya-mode-confrontation = Confrontation
aetherya-option-portal_chain = neighbouring Portals act as one
aetherya-option-goblin_2v1_through_portal = whether two Goblins win a 2 vs 1 legend through a Portal
aetherya-option-dragon_row_zero_from_six_when_three_tamed = six or more Dragons, three of them tamed, are worth 0
aetherya-option-legend_claim_optional = a fulfilled legend may be left alone
aetherya-option-legend_after_last_card = a legend may be taken after the last card
aetherya-option-reshuffle_timing = when an empty deck is renewed
aetherya-option-first_player = who begins (counted from 0); nobody named: drawn at random
aetherya-option-turn_cap = the game ends after so many turns; none: never
aetherya-option-patience = the game ends after so many rounds in which no closed card goes; none: never
aetherya-option-smuggler_takes_characters = the Smuggler may take characters too
aetherya-option-solo_points_shortfall_loses = a century below its target loses the campaign
aetherya-option-solo_deck_card_may_be_discarded_to_open = a drawn card may be discarded to open another
aetherya-option-solo_sources_declared_first = both cards are chosen before the first is seen
aetherya-option-coop_flip_mandatory_at_turn_end = fulfilled legends must be turned down at the end of the turn
aetherya-option-coop_legends_gone_checked = when it is checked that all legends are gone
aetherya-option-penalty_choice = how the team picks a penalty legend

## Things in the box

aetherya-card = { $card ->
    [plains] Plains
    [forest] Forest
    [mountain] Mountains
    [swamp] Swamp
    [human] Humans
    [elf] Elves
    [dwarf] Dwarves
    [goblin] Goblins
    [dragon] Dragon
    [portal] Portal
   *[closed] closed card
}
aetherya-legend = { $legend ->
    [link_human_elf] Humans meet Elves
    [link_human_dwarf] Humans meet Dwarves
    [two_goblins] Two Goblins
    [two_humans] Two Humans
    [two_elves] Two Elves
    [two_dwarves] Two Dwarves
    [all_races] All four races
    [vs_goblin_human] Goblins against Humans
    [vs_goblin_elf] Goblins against Elves
    [vs_goblin_dwarf] Goblins against Dwarves
    [vs_elf_dwarf] Elves against Dwarves
    [three_plains] Three Plains
    [three_swamps] Three Swamps
    [three_mountains] Three Mountains
    [three_forests] Three Forests
   *[none] no legend
}
aetherya-condition = { $legend ->
    [link_human_elf] a Human card touches an Elf card
    [link_human_dwarf] a Human card touches a Dwarf card
    [two_goblins] two Goblin cards lie side by side
    [two_humans] two Human cards touch
    [two_elves] two Elf cards touch
    [two_dwarves] two Dwarf cards touch
    [all_races] every race has an open card
    [vs_goblin_human] two Goblins beside one Human, or the reverse
    [vs_goblin_elf] two Goblins beside one Elf, or the reverse
    [vs_goblin_dwarf] two Goblins beside one Dwarf, or the reverse
    [vs_elf_dwarf] two Elves touch one Dwarf, or the reverse
    [three_plains] three Plains in a chain
    [three_swamps] three Swamps in a chain
    [three_mountains] three Mountains in a chain
   *[three_forests] three Forests in a chain
}
aetherya-token = { $token ->
    [gem_1] Gem 1
    [gem_2] Gem 2
    [gem_3] Gem 3
    [gem_4] Gem 4
    [treaty] Treaty
    [staff] Staff
    [sword] Sword
    [palantir] Palantir
    [hammer] Hammer
    [griffin] Griffin
    [smuggler] Smuggler
   *[thief] Thief
}

## What is expected

aetherya-prompt-arrange = Your start square: where do the { aetherya-card } go?
aetherya-prompt-turn = Draw from the deck or take the discard; a fulfilled legend may be taken first.
aetherya-prompt-turn-solo = Century { $century }: take two cards, both from the deck or one of them from the discard.
aetherya-prompt-held = You drew: { aetherya-card }. Place the card, or discard it and open another.
aetherya-prompt-held-taken = Place the card you took: { aetherya-card }.
aetherya-prompt-open = Which closed card do you open?
aetherya-prompt-after = Your kingdom fulfils a legend: take one?
aetherya-prompt-after-items = End of your turn: use tokens, take a legend, or finish.
aetherya-prompt-token = A token lay on this card: take it, or discard it?
aetherya-prompt-spot = { aetherya-token }: on which card?
aetherya-prompt-second = { aetherya-token }: with which card?
aetherya-prompt-reach = { aetherya-token }: which closed token?
aetherya-prompt-rob = { aetherya-token }: which token do you want?
aetherya-prompt-gem = Which gem do you give for it?
aetherya-prompt-sword = Which legend does the Sword win?
aetherya-prompt-piles = Which pile for this card: { aetherya-card }?
aetherya-prompt-vote = No legend was fulfilled in this round: which one becomes the penalty?
aetherya-prompt-exchange = Century { $century } is about to begin: exchange one of its legends with one of the next?
aetherya-prompt-partner = For which legend of the next century?
aetherya-prompt-source = Where does the second card come from?
aetherya-prompt-choose = Which card do you play? The other one is discarded.
aetherya-prompt-block = Which square of four goes into the next century?
aetherya-prompt-over = The game is over.

## Decisions

aetherya-move-draw = draw from the deck
    .told = draws from the deck
aetherya-move-draw-solo = both cards from the deck
    .told = takes both cards from the deck
aetherya-move-draw-next = one more from the deck
    .told = takes one more from the deck
aetherya-move-take = take from discard pile { $pile }: { aetherya-card }
    .told = takes from discard pile { $pile }: { aetherya-card }
aetherya-move-take-solo = one card from the deck, one from discard pile { $pile }: { aetherya-card }
    .told = takes one card from the deck, one from discard pile { $pile }: { aetherya-card }
aetherya-move-take-next = take from discard pile { $pile }: { aetherya-card }
    .told = takes from discard pile { $pile }: { aetherya-card }
aetherya-move-discard = discard it and open a closed card: { aetherya-card }
    .told = discards it and opens a closed card: { aetherya-card }
aetherya-move-done = no legend
    .told = takes no legend
aetherya-move-done-turn = end the turn
    .told = ends the turn
aetherya-move-done-exchange = exchange nothing
    .told = exchanges nothing
aetherya-move-legend = take the legend “{ aetherya-legend }”, { $points } points
    .told = takes the legend “{ aetherya-legend }”, { $points } points
aetherya-move-legend-fulfil = turn down the legend “{ aetherya-legend }”, { $points } points
    .told = turns down the legend “{ aetherya-legend }”, { $points } points
aetherya-move-place = { $spot }: { aetherya-card } on { aetherya-under }
    .told = lays { aetherya-card } on { $spot }, over { aetherya-under }
aetherya-under = { $old ->
    [plains] Plains
    [forest] Forest
    [mountain] Mountains
    [swamp] Swamp
    [human] Humans
    [elf] Elves
    [dwarf] Dwarves
    [goblin] Goblins
    [dragon] a Dragon
    [portal] a Portal
   *[closed] a closed card
}
aetherya-move-place-start = { $spot }: { aetherya-card }
    .told = lays { aetherya-card } on { $spot }
aetherya-move-open = open the card { $spot }
    .told = opens the card { $spot }
aetherya-move-keep = take the token
    .told = takes the token
aetherya-move-refuse = discard the token
    .told = discards the token
aetherya-move-use = use: { aetherya-token }
    .told = uses: { aetherya-token }
aetherya-move-on = the card { $spot }
    .told = chooses the card { $spot }
aetherya-move-reach = { aetherya-token }: token { $spot } of kingdom { $seat }
    .told = chooses { aetherya-token }: token { $spot } of kingdom { $seat }
aetherya-move-rob = { aetherya-token } of player { $seat }
    .told = chooses { aetherya-token } of player { $seat }
aetherya-move-gem = give gem { $gem }
    .told = gives gem { $gem }
aetherya-move-pile = onto pile { $pile }
    .told = discards onto pile { $pile }
aetherya-move-vote = let it be “{ aetherya-legend }”, { $points } points
    .told = is for “{ aetherya-legend }”, { $points } points
aetherya-move-exchange = the legend “{ aetherya-legend }”, { $points } points
    .told = chooses the legend “{ aetherya-legend }”, { $points } points
aetherya-move-play = play the card from the deck: { aetherya-card }
    .told = plays the card from the deck: { aetherya-card }
aetherya-move-play-taken = play the card from the discard: { aetherya-card }
    .told = plays the card from the discard: { aetherya-card }
aetherya-move-block = the square from { $spot } on
    .told = chooses the square from { $spot } on

## What others see

aetherya-told-arranged = has laid out the start square
aetherya-told-play = plays the card from the deck

## Score sheet

aetherya-group = { $group ->
    [team] The team
   *[other] Century { $group }
}
aetherya-row-elves = Elves
aetherya-row-dwarves = Dwarves
aetherya-row-humans = Humans
aetherya-row-goblins = Goblins
aetherya-row-dragons = Dragons
aetherya-row-legends = Legends
aetherya-row-gems = Gems
aetherya-row-conflicts = Conflicts
aetherya-row-target = Legends to be beaten
aetherya-row-lost = A legend was missed: the campaign is lost
aetherya-row-lowest = Down to the poorest kingdom
aetherya-row-penalty = Penalty legends
aetherya-tie-rows = Equal totals: the rows from the best downwards decide.
aetherya-tie-shared = Equal in every row: the victory is shared.

## What cannot be

aetherya-refused-not-now = This is not the question now ({ $phase ->
    [arrange] lay out the start square
    [turn] draw or take a card
    [held] place the card
    [open] open a card
    [after] a legend or the end of the turn
    [token] the token of the card
    [spot] the card for the token
    [second] the Hammer’s second card
    [reach] a closed token
    [rob] an opponent’s token
    [gem] the gem to give
    [sword] the legend for the Sword
    [piles] the pile for the card
    [vote] the penalty legend
    [exchange] an exchange of legends
    [partner] the second legend of the exchange
    [source] the second card
    [choose] which card to play
   *[block] the square for the next century
}).
aetherya-refused-one-card = The deck has a single card left: take it together with the discard.
aetherya-refused-no-deck = The deck is empty.
aetherya-refused-deck-first = The first card comes from the deck.
aetherya-refused-one-pile = There is only one discard pile.
aetherya-refused-no-discard = This discard pile is empty.
aetherya-refused-must-place = This card must be placed: { aetherya-card }.
aetherya-refused-claim-forced = At this table a fulfilled legend must be taken.
aetherya-refused-not-shown = The legend “{ aetherya-legend }” is not to be had now.
aetherya-refused-sword = The Sword needs one card of each side in contact: “{ aetherya-legend }”.
aetherya-refused-second-legend = One legend a turn.
aetherya-refused-place-first = Place the card you took; legends can be taken after that.
aetherya-refused-unfulfilled = Your open cards do not fulfil “{ aetherya-legend }”.
aetherya-refused-centre = { $spot } is not a free spot of the central square.
aetherya-refused-locked = { $spot }: an open { aetherya-card } stays where it is.
aetherya-refused-same-type = { $spot }: a card cannot replace one of its own type ({ aetherya-card }).
aetherya-refused-already-open = The card { $spot } is open already.
aetherya-refused-gem-use = Gems are kept for the end; they have no use before.
aetherya-refused-no-tokens = There are no tokens in this game.
aetherya-refused-not-owned = You do not own this token: { aetherya-token }.
aetherya-refused-no-end-phase = The last card is open: there is no end phase any more.
aetherya-refused-looked = Every Palantir shows one token a turn.
aetherya-refused-no-target = There is nothing to use this on: { aetherya-token }.
aetherya-refused-order = Name the Hammer’s two cards in reading order.
aetherya-refused-last-spot = The Hammer’s first card comes before its second in reading order.
aetherya-refused-treaty = A Treaty goes on an open race card without a token; { $spot } is none.
aetherya-refused-staff = A Staff goes on an open Dragon without a token; { $spot } is none.
aetherya-refused-no-closed-token = There is no closed token on { $spot } of kingdom { $seat }.
aetherya-refused-rob = This cannot be had from player { $seat }: { aetherya-token }.
aetherya-refused-no-gem = You have no gem { $gem }.
aetherya-refused-exchange = “{ aetherya-legend }” is not a legend of this century.
aetherya-refused-partner = “{ aetherya-legend }” is not a legend of the next century.
aetherya-refused-same-card = Both cards are the same: play the first.
aetherya-refused-first-player = There are { $seats } seats, counted from 0.
aetherya-refused-no-spot = “{ $spot }” is no spot: row and column from 1 to { $side }, like 2,3.
aetherya-refused-grid-size = A kingdom has { $side } rows of { $side } cards, separated by /: not “{ $grid }”.
aetherya-refused-grid-letter = “{ $letter }” is no card: { $known }, or # for a closed one.
aetherya-refused-no-legend = There is no legend “{ $legend }”.
aetherya-refused-no-token = There is no token “{ $token }”.
aetherya-refused-legend-twice = The legend “{ $legend }” is named twice.
aetherya-refused-gem = There is no gem { $gem }: gems are 1, 2, 3 and 4.
aetherya-refused-legends = A legend is in two places, or in none of this mode’s.
aetherya-refused-row = { $legends ->
    [one] One legend is on display.
   *[other] { $legends } legends are on display.
}
aetherya-refused-turn = No such seat: there are { $seats }, counted from 0; -1 means that the game is over.
aetherya-refused-phase = The table cannot be in the phase “{ $phase }”.
aetherya-refused-held = The card in hand, or where it came from, does not fit the table.
aetherya-refused-start-hand = The start squares do not fit: four different cards each, laid in the centre one player after another.
aetherya-refused-full = A kingdom without a closed card has ended the game.
aetherya-refused-cards = This game has only { $most } cards of a type: { aetherya-card }.
aetherya-refused-deck = The deck does not fit: every card is in exactly one place.
aetherya-refused-loose = The card that waits for a pile does not fit the table.
aetherya-refused-votes = The votes do not fit the table.
aetherya-refused-centuries = The centuries have 4, 5 and 6 legends; those of finished ones are gone.
aetherya-refused-account = The account does not fit the centuries played.
aetherya-refused-deciding = There is no token to be decided there.
aetherya-refused-using = This token cannot be in use here.
aetherya-refused-wanted = The Smuggler cannot be after this.
aetherya-refused-two-tokens = { $spot }: a card bears one token.
aetherya-refused-token-place = The token on { $spot } cannot lie there.
aetherya-refused-token-bag = { $tokens ->
    [one] One token of this set must be unseen.
   *[other] { $tokens } different tokens of this set must be unseen.
}
aetherya-refused-token-box = There are only { $most } of these tokens: { aetherya-token }.

## The table in the terminal

aetherya-board-deck = { $cards ->
    [one] One card in the deck
   *[other] { $cards } cards in the deck
}
aetherya-board-discard = Discard:
aetherya-board-legends = Legends:
aetherya-board-next = Next century:
aetherya-board-held = In hand:
aetherya-board-taken = taken:
aetherya-board-fulfilled = Fulfilled:
aetherya-board-penalty = Penalty pile:
aetherya-board-century = Century { $century }, target { $target }
aetherya-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aetherya-board-secret = not shown yet
aetherya-board-start = Start cards:
