## Aetherya in the browser

web-aetherya-mode = { $mode ->
    [items] Items
    [solo] Campaign
    [coop] Co-op
    [confrontation] Confrontation
   *[base] The game
}
web-aetherya-stage = { $mode } · round { $round }
web-aetherya-stage-solo = { $mode } · century { $century }
web-aetherya-closed-cards = closed cards
web-aetherya-fortresses = fortresses

## The kingdom

web-aetherya-cell = { $spot }: { $card }
web-aetherya-cell-token = { $spot }: { $card }, token “{ aetherya-token }”
web-aetherya-cell-closed-token = { $spot }: { $card }, closed token
web-aetherya-kingdom-of = Kingdom of { $name }
web-aetherya-back-home = Back to mine
web-aetherya-look = Look at this kingdom
web-aetherya-closed = { $count } closed
web-aetherya-holding = holds a card
web-aetherya-key-like = likes the land
web-aetherya-key-conflict = conflict
web-aetherya-key-portal = by portal
web-aetherya-key-tamed = tamed

## What if

web-aetherya-if-here = if laid here
web-aetherya-this-turn = this turn
web-aetherya-nothing-changes = no points change
web-aetherya-and-legend = and the legend “{ aetherya-legend }”

## Legends

web-aetherya-legends = Legends · { $count } in the deck
web-aetherya-century-legends = Century { $century } · beat { $points }
web-aetherya-century = Century { $century }
web-aetherya-campaign-past = passed
web-aetherya-campaign-now = points { $points }, to beat { $target }
web-aetherya-campaign-legends = legends: { $done } of { $all }
web-aetherya-campaign-later = to beat { $target }
web-aetherya-legend-title = { $legend ->
    [link_human_elf] Humans & Elves
    [link_human_dwarf] Humans & Dwarves
    [vs_goblin_human] Goblins–Humans
    [vs_goblin_elf] Goblins–Elves
    [vs_goblin_dwarf] Goblins–Dwarves
    [vs_elf_dwarf] Elves–Dwarves
   *[other] { aetherya-legend }
}
web-aetherya-legend-ready = take it now
web-aetherya-legend-met = fulfilled
web-aetherya-legend-now = with this move
web-aetherya-legend-way = with this card
web-aetherya-legend-sword = with the sword
web-aetherya-legend-done = done
web-aetherya-legend-exchange = exchange
web-aetherya-legend-short = { $count } short
web-aetherya-votes = { $count ->
    [0] no votes
    [one] { $count } vote
   *[other] { $count } votes
}
web-aetherya-penalty = { $count ->
    [0] The penalty pile is empty. Every kingdom needs more than 0.
    [one] { $count } legend in the penalty pile. Every kingdom needs more than { $points }.
   *[other] { $count } legends in the penalty pile. Every kingdom needs more than { $points }.
}
web-aetherya-vote = The penalty legend
web-aetherya-vote-how = Everybody votes in turn; the legend with most votes goes to the penalty pile. The first vote decides a tie ({ $name }). A cheap legend hurts least.
web-aetherya-vote-alone = The first player decides for all: { $name }. A cheap legend hurts least.

## Cards and piles

web-aetherya-deck = Deck
web-aetherya-discard = Discard
web-aetherya-discard-of = Discard { $pile }
web-aetherya-pile = { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-aetherya-pile-top = { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { aetherya-card } on top
web-aetherya-empty-hand = The card you take will lie here.
web-aetherya-lay-now = lay it now
web-aetherya-from-deck = from the deck
web-aetherya-from-discard = from the discard
web-aetherya-loose = waits for a pile
web-aetherya-hidden = Closed card
web-aetherya-loves = beside
web-aetherya-loved-by = wanted by
web-aetherya-foes = foes
web-aetherya-home-of = { $card ->
    [human] land of the humans
    [elf] land of the elves
    [dwarf] land of the dwarves
   *[goblin] land of the goblins
}
web-aetherya-card-text = { $card ->
    [plains] The land that humans love most. A chain of three plains fulfils a legend.
    [forest] The land that elves love most; humans like it too. A chain of three forests fulfils a legend.
    [mountain] The land that dwarves love most; humans like it too. A chain of three mountains fulfils a legend.
    [swamp] Only goblins value swamps; humans and elves dislike them. A chain of three swamps fulfils a legend.
    [human] Humans get on with all but goblins. Two of them beside a dragon tame it.
    [elf] Elves cannot stand dwarves and goblins. Two of them beside a dragon tame it.
    [dwarf] Dwarves cannot stand elves and goblins. Two of them beside a dragon tame it.
    [goblin] Goblins quarrel with everybody, make no use of portals and tame no dragons.
    [dragon] A wild dragon costs points. Two cards of one race beside it (not goblins) tame it. Once open, it stays where it is.
   *[portal] The cards around a portal touch each other. Once open, it stays where it is.
}

## Tokens

web-aetherya-my-tokens = My tokens
web-aetherya-gems = gems: { $sum }, worth { $points }
web-aetherya-my-legends = My legends
web-aetherya-our-legends = Fulfilled together
web-aetherya-no-tokens = no tokens
web-aetherya-token-text = { $token ->
    [gem_1] The last digit of the sum of your gems is added to your legends. This gem is 1.
    [gem_2] The last digit of the sum of your gems is added to your legends. This gem is 2.
    [gem_3] The last digit of the sum of your gems is added to your legends. This gem is 3.
    [gem_4] The last digit of the sum of your gems is added to your legends. This gem is 4.
    [treaty] Put it on an open race card of yours: that card takes no part in conflicts any more.
    [staff] Put it on an open dragon of yours: it is tamed. Only while you have fewer than three open dragons.
    [sword] Take a “two against one” legend although only one card of each side touches.
    [palantir] Once a turn look secretly at one closed token in any kingdom.
    [hammer] Exchange any two cards of your kingdom.
    [griffin] Take any closed token of any kingdom; the griffin stays in its place.
    [smuggler] Give an opponent a gem and take another token of theirs, but no gem.
   *[thief] Take an item that lies beside another kingdom.
}
web-aetherya-token-kind = { $kind ->
    [permanent] stays for good
    [place] is put on a card
   *[discard_after_use] is discarded after use
}

## Score

web-aetherya-harmony = Harmony
web-aetherya-team = Team score
web-aetherya-century-result = Result of century { $century }

## Confrontation

web-aetherya-offer = Offer
web-aetherya-in-hand = { $count ->
    [one] or from hand: { $count } elf
   *[other] or from hand: { $count } elves
}
web-aetherya-double = double
web-aetherya-far = With two players the far card is out of reach
web-aetherya-discard-count = Discarded: { $count }
web-aetherya-unseen = Not seen yet
web-aetherya-key-supply = supply
web-aetherya-key-shield = protected
web-aetherya-key-threat = threatened
web-aetherya-key-loose = not supplied
web-aetherya-key-fortress = fortress
web-aetherya-cell-fortress = fortress of { $name }
web-aetherya-cell-threat = threatened by { $name }
web-aetherya-cell-supplied = supplied
web-aetherya-forts = { $count ->
    [one] { $count } fortress on the land, { $left } in store
   *[other] { $count } fortresses on the land, { $left } in store
}
web-aetherya-power = { $race ->
    [elf] A fallen elf returns to the hand and may be played instead of an offered card.
    [dwarf] A mountain beside two dwarves gets a fortress at once. A dwarf fortress is worth 1.
    [goblin] They kill a dragon that has two goblins beside it.
   *[human] No special power, but they like three lands.
}
