## Aetherya: Confrontation

aetherya-option-races = the races are given by seat; if not, they are dealt at random
aetherya-option-removed = with two players, the race that goes into the box
aetherya-option-spots = the spots A to D of the starting cards are given by seat; if not, they follow the turn order
aetherya-option-conf_unplayed_race_can_be_destroyed = cards of a race that nobody leads can be destroyed
aetherya-option-conf_dragon_tamed_by_other_race = what a Dragon tamed by another race is worth to you
aetherya-option-conf_goblin_kill_needs_own_card = Goblins need an own card to kill a Dragon
aetherya-option-conf_legend_needs_own_action = only legends that your own move has fulfilled may be taken
aetherya-option-conf_doubles_reshuffle = the discard pile is reshuffled to exchange doubles
aetherya-option-conf_start_layout = where the starting cards lie

## Words

aetherya-confrontation-old = { $old ->
    [plains] Plains
    [forest] Forest
    [mountain] Mountains
    [swamp] Swamp
    [human] Humans
    [elf] Elves
    [dwarf] Dwarves
    [goblin] Goblins
    [dragon] Dragon
   *[portal] Portal
}
aetherya-confrontation-race = { $race ->
    [human] Humans
    [elf] Elves
    [dwarf] Dwarves
   *[goblin] Goblins
}

## What is asked

aetherya-prompt-confrontation-choose = Choose a card of the offer.
aetherya-prompt-confrontation-place = { aetherya-card }: which card of the land does it replace?
aetherya-prompt-confrontation-claim = A legend is fulfilled: will you take it?
aetherya-prompt-confrontation-over = The game is over.

## Decisions

aetherya-move-confrontation-take = take from the offer, place { $place }: { aetherya-card }
    .told = takes from the offer, place { $place }: { aetherya-card }
aetherya-move-confrontation-hand = play an Elf from your hand
    .told = plays an Elf from the hand
aetherya-move-confrontation-swap = exchange a double, place { $place }: { aetherya-card }
    .told = exchanges a double, place { $place }: { aetherya-card }
aetherya-move-confrontation-legend = take the legend “{ aetherya-legend }”
    .told = takes the legend “{ aetherya-legend }”
aetherya-move-confrontation-done = take no legend
    .told = takes no legend
aetherya-move-confrontation-place = lay on { $spot }, onto the closed card: { aetherya-card }
    .told = lays on { $spot }, onto the closed card: { aetherya-card }
aetherya-move-confrontation-place-open = lay on { $spot }: { aetherya-card } instead of { aetherya-confrontation-old }
    .told = lays on { $spot }: { aetherya-card } instead of { aetherya-confrontation-old }
aetherya-move-confrontation-place-destroy = destroy the { aetherya-confrontation-old } on { $spot }: { aetherya-card } and a fortress
    .told = destroys the { aetherya-confrontation-old } on { $spot }: { aetherya-card } and a fortress
aetherya-move-confrontation-place-kill = kill the { aetherya-confrontation-old } on { $spot } with { aetherya-card }
    .told = kills the { aetherya-confrontation-old } on { $spot } with { aetherya-card }

## Score sheet

aetherya-row-confrontation-race = race
aetherya-row-confrontation-dragons = Dragons
aetherya-row-confrontation-legends = legends
aetherya-row-confrontation-fortresses = fortresses
aetherya-row-confrontation-conflicts = conflicts
aetherya-row-confrontation-rivals = old rivalry

## What cannot be

aetherya-refused-confrontation-not-now = This is not the question now: { $phase ->
    [choose] choose a card
    [place] say where the card goes
   *[claim] take a legend or not
}.
aetherya-refused-confrontation-far-end = With two players the card of place { $place } cannot be chosen.
aetherya-refused-confrontation-not-elves = Only the player of the Elves has cards in hand.
aetherya-refused-confrontation-not-goblins = Only the player of the Goblins has killed Dragons.
aetherya-refused-confrontation-no-elf-in-hand = There is no Elf in your hand.
aetherya-refused-confrontation-swap-deck = The deck is empty: nothing can take the double’s place.
aetherya-refused-confrontation-no-double = The offer holds { aetherya-card } only once.
aetherya-refused-confrontation-not-fulfilled = Not fulfilled yet: “{ aetherya-legend }”.
aetherya-refused-confrontation-not-your-deed = Your own move has not fulfilled this: “{ aetherya-legend }”.
aetherya-refused-confrontation-portal-stays = The open Portal on { $spot } stays where it is.
aetherya-refused-confrontation-dragon-stays = The open Dragon on { $spot } stays where it is: only Goblins can kill one.
aetherya-refused-confrontation-dragon-far = To kill the Dragon on { $spot }, two Goblins must lie right beside it when your turn begins.
aetherya-refused-confrontation-dragon-card = The Dragon on { $spot } is killed with a Goblin or a Swamp; you have chosen { aetherya-card }.
aetherya-refused-confrontation-fortress = Somebody else’s fortress guards the { aetherya-card } on { $spot }.
aetherya-refused-confrontation-supplied = The { aetherya-card } on { $spot } is supplied: its owner may replace it, or a player may destroy it with an own card under an own threat.
aetherya-refused-confrontation-no-race = There is no race “{ $race }”.
aetherya-refused-confrontation-race-twice = Every player leads a race of their own.
aetherya-refused-confrontation-races = Name as many races as there are players: { $seats }.
aetherya-refused-confrontation-removed-race = A race goes into the box with two players only, and it is one that nobody leads.
aetherya-refused-confrontation-spots = The spots of the starting cards are { $spots }, each once.
aetherya-refused-confrontation-set-up = Races and starting spots are on the table already: the options of a position do not name them.
aetherya-refused-confrontation-seat = No such seat: there are { $seats }, counted from 0; -1 means that the game is over.
aetherya-refused-confrontation-closed = There are { $closed } closed cards: the game goes on while there are more than { $least }; then all are opened.
aetherya-refused-confrontation-fortress-spot = The fortress on { $spot } must be the only one there and stand on an open card of its owner.
aetherya-refused-confrontation-fortresses = A player has at most { $most } fortresses.
aetherya-refused-confrontation-letter = There is no letter “{ $letter }”; there are { $known }.
aetherya-refused-confrontation-secret = The face of a closed card cannot be fixed here: nobody knows it.
aetherya-refused-confrontation-cards = There are only { $most } cards { aetherya-card } in this game.
aetherya-refused-confrontation-offer = The offer always has { $places } cards.
aetherya-refused-confrontation-unseen = { aetherya-card }: { $should } are unseen, not { $given }; every card is in exactly one place.
aetherya-refused-confrontation-closed-cards = There are { $closed } closed cards, but only { $cards } that nobody has seen.
aetherya-refused-confrontation-two-decks = A new deck is made of the discard pile when the first is used up; it still has { $cards } cards.
aetherya-refused-confrontation-legend-gone = This legend is not in such a game.
aetherya-refused-confrontation-legend-places = A legend lies in two places.
aetherya-refused-confrontation-row = The row has at most { $most } legends.
aetherya-refused-confrontation-chosen = The chosen card does not fit the moment of the turn.
aetherya-refused-confrontation-phase = The table cannot be in the step “{ $phase }”.

## The table in the terminal

aetherya-board-confrontation-offer = Offer:
aetherya-board-confrontation-far = (the far one cannot be chosen)
aetherya-board-confrontation-chosen = Chosen:
aetherya-board-confrontation-deck = { $cards ->
    [one] one card in the deck
   *[other] { $cards } cards in the deck
}
aetherya-board-confrontation-discard = { $cards ->
    [one] one card discarded
   *[other] { $cards } cards discarded
}
aetherya-board-confrontation-closed = { $cards } closed, { $left } to the end
aetherya-board-confrontation-row = Legends:
aetherya-board-confrontation-race = race
aetherya-board-confrontation-points = points
aetherya-board-confrontation-fortresses = fortresses
aetherya-board-confrontation-threats = threatens
aetherya-board-confrontation-legends = legends
aetherya-board-confrontation-aside = set aside
aetherya-board-confrontation-elves = { $cards ->
    [one] one Elf in hand
   *[other] { $cards } Elves in hand
}
aetherya-board-confrontation-dragons = { $cards ->
    [one] one Dragon killed
   *[other] { $cards } Dragons killed
}
aetherya-board-confrontation-unplayed = Led by nobody: { aetherya-confrontation-race }
aetherya-board-confrontation-removed = In the box: { aetherya-confrontation-race }
aetherya-board-confrontation-key = [X] fortress  ·  x! under threat  ·  x+ supplied or protected
