## The Vale of Eternity in the browser

web-vale-brief = { $card ->
    [leviathan] Score 7. A player you choose discards one of their summoned dragon cards.
    [marina] Score 7. A player you choose discards one of their summoned fire cards.
    [ember] Score 7. A player you choose discards one of their summoned water cards.
    [gust] Score 8. A player you choose discards one of their summoned earth cards.
    [boulder] Score 8. A player you choose discards one of their summoned wind cards.
   *[asmodeus] Return to your hand a summoned card of yours with an instant effect and a cost of 2 or less.
}
web-vale-look = enlarge { vale-card }
web-vale-sells-for = sells for
web-vale-caught-by = caught by { $name }
web-vale-pile = pile { $cards }
web-vale-discard = discard { $cards }
web-vale-discard-title = Discard pile
web-vale-track = Score track
web-vale-peg = { $name }: { $points } { $points ->
    [one] point
   *[other] points
}
web-vale-area = My area
web-vale-area-of = Area: { $name }
web-vale-area-rule = As many places as the round. Removing a card costs { $round }.
web-vale-free = free
web-vale-summoned = summoning
web-vale-acting = effect
web-vale-stones = My stones
web-vale-stones-count = { $stones } of { $limit } · worth { $worth }
web-vale-no-stones = no stones
web-vale-hand = My hand
web-vale-hand-empty = No cards. Tame a creature you caught and it comes here.
web-vale-summoning = Summon { vale-card }
web-vale-removing = Remove { vale-card }
web-vale-fee = fee
web-vale-exact = exact
web-vale-lost = { $excess } lost
web-vale-superfluous = a stone too many
web-vale-keep = you keep
web-vale-checklist = Active effects, in the order you like
web-vale-name = { $name }: { $points } { $points ->
    [one] point
   *[other] points
}
web-vale-caught = { $cards ->
    [one] Caught: sell or tame it
   *[other] Caught: sell or tame both
}
web-vale-sell = Sell
web-vale-tame = Tame
web-vale-take = From the discard pile
web-vale-hunting = The hunt
web-vale-hunting-how = Put your token on a creature in the valley. Later you sell it for the price on its banner or tame it into your hand.
web-vale-end = End the turn
web-vale-first = first player of the round
web-vale-in-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
web-vale-in-area = { $cards } of { $round } places taken
web-vale-known = seen in hand:
web-vale-effect = { $type ->
    [instant] once, when it is summoned
    [permanent] as long as it lies in your area
   *[active] once in every resolution
}
web-vale-brought-by = brought by
web-vale-total = Total
web-vale-cards-in-area = cards in the area
web-vale-goal = Who has 60 points or more when a round ends brings the game to its end; otherwise it ends after round 10. When points are level, more cards in the area win.
