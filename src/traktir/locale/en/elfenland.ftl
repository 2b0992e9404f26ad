## Elfenland

elfenland-name = Elfenland
elfenland-about = Lay transport on the roads, then see as many towns as your cards will carry you to.
elfenland-mode-base = The game
elfenland-mode-towns = With town cards
elfenland-option-caravan = when a caravan may be used: strict — only without the proper cards, free — at will
elfenland-option-rounds = number of rounds
elfenland-option-first = who begins; not named: drawn at random

## Things in the box

elfenland-town = { $town ->
    [elvenhold] Elvenhold
    [rivinia] Rivinia
    [tichih] Tichih
    [ergeren] Erg’Eren
    [beata] Beata
    [strykhaven] Strykhaven
    [virst] Virst
    [lapphalya] Lapphalya
    [feodor] Feodor
    [throtmanni] Throtmanni
    [jaccaranda] Jaccaranda
    [albaran] Al’Baran
    [dagamura] Dag’Amura
    [kihromah] Kihromah
    [ixara] Ixara
    [mahdavikia] Mah’Davikia
    [grangor] Grangor
    [yttar] Yttar
    [parundia] Parundia
    [usselen] Usselen
   *[wylhien] Wylhien
}
elfenland-from = { $from ->
    [elvenhold] Elvenhold
    [rivinia] Rivinia
    [tichih] Tichih
    [ergeren] Erg’Eren
    [beata] Beata
    [strykhaven] Strykhaven
    [virst] Virst
    [lapphalya] Lapphalya
    [feodor] Feodor
    [throtmanni] Throtmanni
    [jaccaranda] Jaccaranda
    [albaran] Al’Baran
    [dagamura] Dag’Amura
    [kihromah] Kihromah
    [ixara] Ixara
    [mahdavikia] Mah’Davikia
    [grangor] Grangor
    [yttar] Yttar
    [parundia] Parundia
    [usselen] Usselen
   *[wylhien] Wylhien
}
elfenland-to = { $to ->
    [elvenhold] Elvenhold
    [rivinia] Rivinia
    [tichih] Tichih
    [ergeren] Erg’Eren
    [beata] Beata
    [strykhaven] Strykhaven
    [virst] Virst
    [lapphalya] Lapphalya
    [feodor] Feodor
    [throtmanni] Throtmanni
    [jaccaranda] Jaccaranda
    [albaran] Al’Baran
    [dagamura] Dag’Amura
    [kihromah] Kihromah
    [ixara] Ixara
    [mahdavikia] Mah’Davikia
    [grangor] Grangor
    [yttar] Yttar
    [parundia] Parundia
    [usselen] Usselen
   *[wylhien] Wylhien
}
elfenland-transport = { $transport ->
    [pig] giant pig
    [elfcycle] elfcycle
    [cloud] magic cloud
    [unicorn] unicorn
    [wagon] troll wagon
    [dragon] dragon
   *[raft] raft
}
elfenland-terrain = { $terrain ->
    [plain] plain
    [forest] forest
    [desert] desert
   *[mountain] mountains
}

## What is expected

elfenland-prompt-take = Take a counter from the open row or from the stack (lap { $lap } of { $laps }).
elfenland-prompt-plan = Plan: choose a counter to lay, use your obstacle, or pass.
elfenland-prompt-road = On which road goes the { elfenland-transport }?
elfenland-prompt-move = { $cards ->
    [0] Your boot is in { elfenland-town } and your hand is empty.
    [one] Your boot is in { elfenland-town }, you hold one card: travel or stop.
   *[other] Your boot is in { elfenland-town }, you hold { $cards } cards: travel or stop.
}
elfenland-prompt-caravan = { $left ->
    [one] Caravan { elfenland-from } → { elfenland-to }: one more card.
   *[other] Caravan { elfenland-from } → { elfenland-to }: { $left } more cards.
}
elfenland-prompt-discard = { $left ->
    [one] No more than { $limit } cards stay in hand: put one away.
   *[other] No more than { $limit } cards stay in hand: put { $left } away.
}
elfenland-prompt-keep = Which counter do you keep for the next round?
elfenland-prompt-over = The game is over.

## Decisions

elfenland-move-stack = take an unseen counter from the stack
    .told = takes an unseen counter from the stack
elfenland-move-take = take from the open row: { elfenland-transport }
    .told = takes from the open row: { elfenland-transport }
elfenland-move-plan = lay a counter: { elfenland-transport }
    .told = chooses a counter: { elfenland-transport }
elfenland-move-plan-hidden = lay the hidden counter: { elfenland-transport }
    .told = chooses the hidden counter: { elfenland-transport }
elfenland-move-road = { elfenland-transport } on the road { elfenland-from } – { elfenland-to }
    .told = lays a counter on the road { elfenland-from } – { elfenland-to }: { elfenland-transport }
elfenland-move-obstacle = obstacle on the road { elfenland-from } – { elfenland-to }
    .told = lays the obstacle on the road { elfenland-from } – { elfenland-to }
elfenland-move-pass = pass
    .told = passes
elfenland-move-go = { $cards ->
    [one] { elfenland-from } → { elfenland-to } for one card: { elfenland-transport }
   *[other] { elfenland-from } → { elfenland-to } for { $cards } cards: { elfenland-transport }
}
    .told = { $cards ->
        [one] travels { elfenland-from } → { elfenland-to } for one card: { elfenland-transport }
       *[other] travels { elfenland-from } → { elfenland-to } for { $cards } cards: { elfenland-transport }
    }
elfenland-move-caravan = { elfenland-from } → { elfenland-to } by caravan, any { $cards } cards (counter: { elfenland-transport })
    .told = travels { elfenland-from } → { elfenland-to } by caravan, any { $cards } cards (counter: { elfenland-transport })
elfenland-move-pay = into the caravan: { elfenland-transport }
    .told = gives to the caravan: { elfenland-transport }
elfenland-move-stop = end the journey
    .told = ends the journey
elfenland-move-discard = put away: { elfenland-transport }
    .told = puts away: { elfenland-transport }
elfenland-move-keep = keep: { elfenland-transport }
    .told = keeps: { elfenland-transport }
elfenland-move-keep-hidden = keep the hidden counter: { elfenland-transport }
    .told = keeps the hidden counter: { elfenland-transport }

## What others see

elfenland-told-caravan = travels { elfenland-from } → { elfenland-to } by caravan, { $cards } cards
elfenland-told-discard = { $cards ->
    [one] puts one card away
   *[other] puts { $cards } cards away
}
elfenland-told-keep = chooses a counter to keep

## Score sheet

elfenland-row-markers = markers collected
elfenland-row-distance = way to the town on the card
elfenland-tie-distance = The tie went to the one nearer to the town on the card.
elfenland-tie-cards = The tie went to the one with more cards in hand.
elfenland-tie-shared = Still equal: the victory is shared.

## Refusals: moves

elfenland-refused-not-now = { $phase ->
    [take] Now a counter is taken: from the open row or from the stack.
    [plan] Now routes are planned: a counter, the obstacle, or pass.
    [road] Now the chosen counter needs a road.
    [move] Now boots travel.
    [caravan] Now the cards of the caravan are picked.
    [discard] Now the hand is cut to the limit.
   *[keep] Now the counter to keep is chosen.
}
elfenland-refused-no-transport = There is no transport “{ $word }”.
elfenland-refused-raft-counter = Rafts have no counters.
elfenland-refused-no-town = There is no town “{ $word }”.
elfenland-refused-no-link = There is no link “{ $word }”.
elfenland-refused-which-link = A road and water join these towns: { $road } or { $water }?
elfenland-refused-empty-stack = The stack is empty.
elfenland-refused-not-in-row = The open row has no { elfenland-transport }.
elfenland-refused-no-counter = You have no such counter: { elfenland-transport }.
elfenland-refused-no-road = No free road takes this counter: { elfenland-transport }.
elfenland-refused-counter-first = Choose the counter first, then its road.
elfenland-refused-other-chosen = You have chosen another counter: { elfenland-transport }.
elfenland-refused-terrain = This counter cannot lie there: { elfenland-transport }, { elfenland-terrain }.
elfenland-refused-road-taken = The road { elfenland-from } – { elfenland-to } already has a counter: { elfenland-transport }.
elfenland-refused-counter-water = No counter lies on water: { elfenland-from } – { elfenland-to }.
elfenland-refused-obstacle-used = Your obstacle is spent: there is one for the whole game.
elfenland-refused-obstacle-alone = An obstacle needs a road with a counter: { elfenland-from } – { elfenland-to } has none.
elfenland-refused-obstacle-twice = The road { elfenland-from } – { elfenland-to } already has an obstacle.
elfenland-refused-obstacle-water = No obstacle lies on water: { elfenland-from } – { elfenland-to }.
elfenland-refused-elsewhere = Your boot is in { elfenland-town }: the way { elfenland-from } – { elfenland-to } does not begin there.
elfenland-refused-bare-road = There is no counter on the road { elfenland-from } – { elfenland-to }.
elfenland-refused-cards = { $need ->
    [one] One card is needed ({ elfenland-transport }), you have { $held }.
   *[other] { $need } cards are needed ({ elfenland-transport }), you have { $held }.
}
elfenland-refused-other-counter = Another transport goes here: { elfenland-transport }.
elfenland-refused-no-water = No water joins these towns: a raft is of no use.
elfenland-refused-only-water = Only water joins these towns: it takes rafts.
elfenland-refused-caravan-water = Caravans do not float: { elfenland-from } – { elfenland-to }.
elfenland-refused-caravan-cards = A caravan takes { $need } cards here, you have { $held }.
elfenland-refused-caravan-strict = You hold the proper cards ({ elfenland-transport }): no caravan then.
elfenland-refused-not-in-hand = That card is not in your hand any more: { elfenland-transport }.
elfenland-refused-order = Cards are picked in the order of their kinds, and enough must remain.
elfenland-refused-wish = A wish is a chain of 1 to { $most } towns.

## Refusals: positions and options

elfenland-refused-seat = There are { $seats } seats, counted from 0; nobody is in turn only when the game is over.
elfenland-refused-round = The game has { $rounds } rounds.
elfenland-refused-passes = So many passes in a row end the planning.
elfenland-refused-hand = A hand, with what was put away in this round, has at most { $limit } cards.
elfenland-refused-hand-limit = Whoever has moved holds at most { $limit } cards.
elfenland-refused-discarded = Cards are put away after one’s own journey only, and only down to { $limit }.
elfenland-refused-bound = The hand holds more of this than is known, or nothing can be known: { elfenland-transport }.
elfenland-refused-marker = There is no marker to be collected (twice) in { elfenland-town }.
elfenland-refused-kept = The counters to be kept do not fit the table.
elfenland-refused-keep = Here nobody is asked which counter to keep.
elfenland-refused-no-town-cards = Town cards belong to the mode “towns”.
elfenland-refused-town-card = There is no town card for { elfenland-town }.
elfenland-refused-town-card-twice = Every town card exists once.
elfenland-refused-obstacles = { $used ->
    [0] Nobody has used an obstacle, so none can lie on the map.
    [one] Only one player has used an obstacle.
   *[other] Only { $used } players have used their obstacles.
}
elfenland-refused-roads-early = The map is empty until planning begins.
elfenland-refused-counters = There are only { $most } counters of this kind: { elfenland-transport }.
elfenland-refused-row = The open row has { $row } counters.
elfenland-refused-stack = The stack should hold every counter that is nowhere else.
elfenland-refused-too-many = There are only { $most } cards of this kind: { elfenland-transport }.
elfenland-refused-played = No more than { $most } cards for each player leave the deck in a round, and none is played before boots travel.
elfenland-refused-deck = The deck should hold every card that is nowhere else.
elfenland-refused-held = A player has at most { $most } counters in a round, two of them hidden.
elfenland-refused-composing = What is being chosen does not fit the table.
elfenland-refused-not-over = The game is over after round { $rounds }, or with somebody’s last marker before round 4.
elfenland-refused-won = Somebody has all markers: the game would be over.

## The table in the terminal

elfenland-letter = { $transport ->
    [pig] P
    [elfcycle] E
    [cloud] C
    [unicorn] U
    [wagon] W
    [dragon] D
   *[raft] R
}
elfenland-board-round = Round { $round } of { $rounds }
elfenland-board-piles = { $stack } counters in the stack, { $deck } cards in the deck, { $discards } discarded
elfenland-board-row = Open row:
elfenland-board-hand = Your hand:
elfenland-board-hidden = Your hidden counters:
elfenland-board-card = Your town card:
elfenland-board-picked = Picked:
elfenland-board-blocked = obstacle
elfenland-board-town = town
elfenland-board-markers = markers
elfenland-board-cards = cards
elfenland-board-counters = counters
elfenland-board-hidden-counters = hidden
elfenland-board-obstacle = obstacle
elfenland-board-way = way
elfenland-board-water = { $river } river: one raft downstream (the way the arrow points), two upstream; { $lake } ferry: two rafts

elfenland-wish-possible = Nothing is missing: the way is open.
elfenland-wish-bare = No counter yet: { elfenland-from } – { elfenland-to }. It may be: { $fits }.
elfenland-wish-cards = Cards missing: { $list }.
elfenland-wish-any = { $cards ->
    [one] One more card of any kind is missing.
   *[other] { $cards } more cards of any kind are missing.
}
