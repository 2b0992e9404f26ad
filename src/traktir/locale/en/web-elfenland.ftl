## Elfenland in the browser

web-elfenland-stage = { $phase ->
    [take] Round { $round } of { $rounds } · counters
    [plan] Round { $round } of { $rounds } · planning
    [road] Round { $round } of { $rounds } · planning
    [move] Round { $round } of { $rounds } · travel
    [caravan] Round { $round } of { $rounds } · caravan
    [discard] Round { $round } of { $rounds } · discarding
    [keep] Round { $round } of { $rounds } · end of the round
   *[over] The game is over
}
web-elfenland-short = { $transport ->
    [pig] Pig
    [elfcycle] Elfcycle
    [cloud] Cloud
    [unicorn] Unicorn
    [wagon] Wagon
    [dragon] Dragon
   *[raft] Raft
}
web-elfenland-link = { $ground ->
    [plain] Plain: { elfenland-from } – { elfenland-to }
    [forest] Forest: { elfenland-from } – { elfenland-to }
    [desert] Desert: { elfenland-from } – { elfenland-to }
    [mountain] Mountains: { elfenland-from } – { elfenland-to }
    [river] River: { elfenland-from } → { elfenland-to } downstream
   *[lake] Ferry: { elfenland-from } – { elfenland-to }
}
web-elfenland-laid = { $obstacle ->
    [yes] { elfenland-transport } on the road { elfenland-from } – { elfenland-to }, with an obstacle
   *[no] { elfenland-transport } on the road { elfenland-from } – { elfenland-to }
}
web-elfenland-town = { $state ->
    [need] { elfenland-town }: your marker is still here
    [have] { elfenland-town }: you have been here
   *[other] { elfenland-town }
}
web-elfenland-boot = Boot in { elfenland-town }: { $name }
web-elfenland-goal = the town on your card
web-elfenland-everybody = Whose markers still lie in the towns
web-elfenland-nearer = Nearer
web-elfenland-farther = Farther
web-elfenland-which = Which way?
web-elfenland-neither = Neither
web-elfenland-lake-west = Mare Nebulae
web-elfenland-lake-east = Mare Magnum

web-elfenland-supply = Open row and stack
web-elfenland-stack = { $count ->
    [one] Stack: one unseen counter
   *[other] Stack: { $count } unseen counters
}
web-elfenland-mine = My counters
web-elfenland-my-counter = { $hidden ->
    [yes] hidden counter: { elfenland-transport }
   *[no] counter: { elfenland-transport }
}
web-elfenland-hidden = hidden counter
web-elfenland-obstacle = obstacle
web-elfenland-obstacle-name = Obstacle
web-elfenland-obstacle-rule = One for the whole game. Instead of a counter it goes on a road that already has one: travelling there costs one card more.
web-elfenland-card = End near { elfenland-town }
web-elfenland-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
web-elfenland-held = { elfenland-transport }, cards: { $count }
web-elfenland-empty = No cards in hand.
web-elfenland-watching = You are watching: hands are closed.
web-elfenland-open = All hands lie open beside the names.
web-elfenland-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-elfenland-markers = Markers collected: { $count } of { $all }
web-elfenland-first = goes first in this round

## Way and costs

web-elfenland-guide = Way and costs
web-elfenland-page-way = Way
web-elfenland-page-costs = Costs
web-elfenland-close = Close
web-elfenland-ground = Ground
web-elfenland-cannot = cannot go there
web-elfenland-downstream = downstream
web-elfenland-upstream = upstream
web-elfenland-ferry = ferry
web-elfenland-caravan-rule = Caravan: any three cards instead of the proper ones, where a counter lies. Obstacle: one card more.
web-elfenland-tap = Tap towns one after the other to see what the way costs.
web-elfenland-reach = Where your cards carry you now
web-elfenland-nowhere = Your cards carry you nowhere yet.
web-elfenland-onward = On from { elfenland-town }
web-elfenland-short-of = { $count } short
web-elfenland-gain = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
web-elfenland-lack = you still lack this marker
web-elfenland-caravan = caravan
web-elfenland-or = or
web-elfenland-bare = no counter; it may be
web-elfenland-left = { $count ->
    [0] No card is left.
    [one] One card is left.
   *[other] { $count } cards are left.
}
web-elfenland-missing = Missing:
web-elfenland-bare-roads = { $count ->
    [one] One road has no counter.
   *[other] { $count } roads have no counter.
}
web-elfenland-set-off = Set off
web-elfenland-shorter = One step less
web-elfenland-clear = Clear

## Points

web-elfenland-player = Player
web-elfenland-col-markers = markers
web-elfenland-col-way = way to the town
web-elfenland-col-points = points
web-elfenland-col-cards = cards
web-elfenland-score = Most markers win; a tie goes to the one with more cards in hand.
web-elfenland-score-towns = Points: markers less the way from the boot to the town on the card; a tie goes to the nearer one, then to more cards in hand.
