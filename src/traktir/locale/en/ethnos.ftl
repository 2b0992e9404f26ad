## Ethnos

ethnos-name = Ethnos
ethnos-about = Recruit fighters, play them in bands, crowd the kingdoms — and fear the third dragon.
ethnos-mode-base = The game
ethnos-option-tribes = tribes in play; none named: drawn at random
ethnos-option-merfolk_scoring = what the merfolk board pays: every place, or only the leader

## Things in the box

ethnos-colour = { $colour ->
    [green] green
    [purple] purple
    [orange] orange
    [grey] grey
    [red] red
   *[blue] blue
}
ethnos-kingdom = { $kingdom ->
    [althea] Althea
    [duris] Duris
    [ithys] Ithys
    [pelagon] Pelagon
    [rhea] Rhea
   *[straton] Straton
}
ethnos-fighter = { $tribe ->
    [centaur] centaur
    [dwarf] dwarf
    [elf] elf
    [giant] giant
    [halfling] halfling
    [merfolk] merfolk
    [minotaur] minotaur
    [orc] orc
    [skeleton] skeleton
    [troll] troll
    [wingfolk] wingfolk
   *[wizard] wizard
}
ethnos-tribe = { $tribe ->
    [centaurs] Centaurs
    [dwarves] Dwarves
    [elves] Elves
    [giants] Giants
    [halflings] Halflings
    [merfolk] Merfolk
    [minotaurs] Minotaurs
    [orcs] Orcs
    [skeletons] Skeletons
    [trolls] Trolls
    [wingfolk] Wingfolk
   *[wizards] Wizards
}
ethnos-ability = { $tribe ->
    [centaurs] after placing its marker, another band may follow at once
    [dwarves] counts as one card larger when bands are scored
    [elves] keep up to X cards at the discard
    [giants] the largest giant band of the age takes the token: 2 glory now, more at the end of the age
    [halflings] twice as many cards, but never places a marker
    [merfolk] swim X spaces; marked spaces give a marker in any kingdom
    [minotaurs] needs one card fewer to place its marker
    [orcs] fill the leader’s space on the horde board and cash the horde in for glory
    [skeletons] fit into any band, never lead, and leave before bands are scored
    [trolls] take a token of value X or less; tokens break ties
    [wingfolk] the marker may go to any kingdom
   *[wizards] after the discard draw X cards from the deck
}
ethnos-card = { $tribe ->
    [skeleton] skeleton
   *[other] { ethnos-colour } { ethnos-fighter }
}

## What is expected

ethnos-prompt-turn = Recruit a fighter or play a band.
ethnos-prompt-turn-first = Recruit a fighter.
ethnos-prompt-turn-full = Your hand is full: play a band.
ethnos-prompt-compose = A band of { $size } led by the { ethnos-card }: play it, or leave cards out first.
ethnos-prompt-marker = Where does the band’s marker go?
ethnos-prompt-bonus = { $left ->
    [one] A marked space: place a bonus marker in any kingdom.
   *[other] { $left } marked spaces: place a bonus marker in any kingdom.
}
ethnos-prompt-token = Take a troll token worth { $size } or less.
ethnos-prompt-follow = The centaurs made way: another band may follow.
ethnos-prompt-keep = { $left ->
    [one] Keep one more card, or let the rest go.
   *[other] Keep up to { $left } cards, or let the rest go.
}
ethnos-prompt-draw = { $size ->
    [one] Draw a card from the deck?
   *[other] Draw { $size } cards from the deck?
}
ethnos-prompt-horde = The age is over: cash in your horde board?
ethnos-prompt-over = The game is over.

## Decisions

ethnos-move-deck = recruit from the deck
    .told = recruits from the deck
ethnos-move-take = recruit from the row: { ethnos-card }
    .told = recruits from the row: { ethnos-card }
ethnos-move-band-tribe = begin a band of one tribe, leader: { ethnos-card }
    .told = begins a band of one tribe, leader: { ethnos-card }
ethnos-move-band-colour = begin a band of one colour, leader: { ethnos-card }
    .told = begins a band of one colour, leader: { ethnos-card }
ethnos-move-done-compose = play the band
    .told = plays the band
ethnos-move-done-keep = keep these and discard the rest
    .told = keeps these and discards the rest
ethnos-move-without = leave out: { ethnos-card }
    .told = leaves out: { ethnos-card }
ethnos-move-keep = keep: { ethnos-card }
    .told = keeps: { ethnos-card }
ethnos-move-marker = place a marker: { ethnos-kingdom }
    .told = places a marker: { ethnos-kingdom }
ethnos-move-token = take troll token { $value }
    .told = takes troll token { $value }
ethnos-move-draw = { $cards ->
    [one] draw a card
   *[other] draw { $cards } cards
}
    .told = { $cards ->
        [one] draws a card
       *[other] draws { $cards } cards
    }
ethnos-move-cash = cash in the horde board
    .told = cashes in the horde board
ethnos-move-no-marker = place no marker
    .told = places no marker
ethnos-move-no-bonus = place no bonus marker
    .told = places no bonus marker
ethnos-move-no-token = take no token
    .told = takes no token
ethnos-move-no-follow = no further band
    .told = plays no further band
ethnos-move-no-draw = draw nothing
    .told = draws nothing
ethnos-move-no-horde = leave the horde for later
    .told = leaves the horde for later

## What others see

ethnos-told-band = { $size ->
    [one] plays a band: one { ethnos-card }
   *[other] plays a band of { $size } led by the { ethnos-card }
}
ethnos-told-keep = { $cards ->
    [0] keeps no card
    [one] keeps one card
   *[other] keeps { $cards } cards
}

## Score sheet

ethnos-group = Age { $group }
ethnos-row-kingdom = { ethnos-kingdom }
ethnos-row-merfolk = merfolk board
ethnos-row-giant-taken = giant token taken
ethnos-row-giant-held = giant token held
ethnos-row-horde = horde board
ethnos-row-bands = bands
ethnos-row-unaccounted = without an account
ethnos-row-band = { $size ->
    [one] one card led by the { ethnos-card }
   *[other] { $size } cards led by the { ethnos-card }
}
ethnos-tie-markers = Equal glory: markers in the kingdoms decide.
ethnos-tie-bands = Equal markers: the bands of the last age decide, largest first.
ethnos-tie-shared = Equal in everything: the victory is shared.

## What cannot be

ethnos-refused-not-now = This is not the question now ({ $phase ->
    [turn] recruit or play a band
    [compose] compose the band
    [marker] the band’s marker
    [bonus] a bonus marker
    [token] a troll token
    [follow] another band
    [keep] the cards to keep
    [draw] the wizard’s draw
   *[horde] the horde board
}).
ethnos-refused-full-hand = With { $limit } cards in hand you must play a band.
ethnos-refused-not-in-row = The row has no { ethnos-card }.
ethnos-refused-not-in-hand = There is no { ethnos-card } in your hand.
ethnos-refused-not-in-band = The { ethnos-card } is not in this band: a band is of one tribe or of one colour.
ethnos-refused-same-band = This band is the same by the other heading: begin the { ethnos-card } there.
ethnos-refused-leader-stays = The leader stays in the band.
ethnos-refused-order = Cards are picked in the order in which they are listed: take back and begin again.
ethnos-refused-skeleton-leader = A skeleton cannot lead a band.
ethnos-refused-other-kingdom = The marker goes to the leader’s kingdom: { ethnos-kingdom }.
ethnos-refused-too-small = { ethnos-kingdom }: a band of { $size } is too small, { $need } cards are needed.
ethnos-refused-token-size = Troll token { $value } is worth more than the band’s { $size } cards.
ethnos-refused-token-gone = Troll token { $value } is taken.
ethnos-refused-no-card = There is no card “{ $card }”. Cards are written like green-dwarf, or skeleton.
ethnos-refused-no-kingdom = There is no kingdom “{ $kingdom }”.
ethnos-refused-no-tribe = There is no tribe “{ $tribe }”.
ethnos-refused-not-in-play = The tribe of “{ $card }” is not in play.
ethnos-refused-tribes = With { $seats } players { $need } different tribes are in play.
ethnos-refused-age = The game has { $ages } ages.
ethnos-refused-turn = No such seat: there are { $seats }, counted from 0; -1 means that the game is over.
ethnos-refused-tokens = { ethnos-kingdom } needs { $ages } glory tokens in ascending order.
ethnos-refused-token-box = The box does not hold these glory tokens.
ethnos-refused-token = There is no troll token { $value }.
ethnos-refused-token-twice = A troll token is in two places.
ethnos-refused-hand = A hand holds at most { $limit } cards.
ethnos-refused-known = Known cards must be in the hand.
ethnos-refused-horde = A horde space holds one marker.
ethnos-refused-component = { $part ->
    [horde] Horde boards are not in this game.
    [trolls] Troll tokens are not in this game.
   *[merfolk] The merfolk board is not in this game.
}
ethnos-refused-supply = A player has more markers on the boards than exist.
ethnos-refused-merfolk = The merfolk board ends at space { $last }.
ethnos-refused-band = No such band can be played: leader “{ $leader }”.
ethnos-refused-cards = There are only { $most } cards “{ $card }”.
ethnos-refused-deck = The deck should hold { $should } × “{ $card }”, not { $given }: every card is in exactly one place.
ethnos-refused-dragons = The third dragon ends the age.
ethnos-refused-top = There cannot be so many cards above the dragons.
ethnos-refused-account = The account has a row for every seat, with the known sources of glory.
ethnos-refused-composing = The band being composed does not fit the table.
ethnos-refused-kept = The kept cards do not fit the table.
ethnos-refused-phase = The table cannot be in the phase “{ $phase }”.

## The table in the terminal

ethnos-board-age = Age { $age } of { $ages }
ethnos-board-dragons = { $dragons ->
    [0] no dragon yet
    [one] one dragon
   *[other] { $dragons } dragons
}
ethnos-board-deck = { $cards } cards in the deck
ethnos-board-row = Row:
ethnos-board-trolls = Troll tokens:
ethnos-board-hand = Your hand:
ethnos-board-band = Band:
ethnos-board-kept = Kept:
ethnos-board-glory = glory
ethnos-board-cards = cards (known)
ethnos-board-bands = bands
ethnos-board-merfolk = merfolk
ethnos-board-horde = horde
ethnos-board-tokens = tokens
