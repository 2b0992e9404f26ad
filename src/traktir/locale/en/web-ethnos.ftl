## Ethnos: the table in the browser

web-ethnos-stage = Age { $age } · { $dragons ->
    [0] no dragons
    [one] one dragon
   *[other] { $dragons } dragons
}

## Row, deck, dragons

web-ethnos-row = Face-up cards
web-ethnos-row-empty = The row is empty: there is the deck.
web-ethnos-deck = Deck
web-ethnos-dragons = Dragons: { $dragons } of { $all }
web-ethnos-third-dragon = The third dragon ends the age
web-ethnos-safe = { $cards ->
    [one] One more card without a dragon
   *[other] { $cards } cards without a dragon
}
web-ethnos-unsafe = Dragons are near
web-ethnos-dragon = dragon
web-ethnos-dragon-text = The first two only frighten. The third ends the age at once.

## Cards

web-ethnos-no-kingdom = no kingdom
web-ethnos-short = { $tribe ->
    [centaurs] Marker? One more band
    [dwarves] +1 card when scored
    [elves] Keep up to X cards
    [giants] Largest: +2 and token
    [halflings] No marker, but 24 cards
    [merfolk] X steps by sea
    [minotaurs] Marker for a card less
    [orcs] A marker to the horde
    [skeletons] Any band, never leads
    [trolls] Troll token up to X
    [wingfolk] Marker goes anywhere
   *[wizards] Then X cards off the deck
}
web-ethnos-text = { $tribe ->
    [centaurs] Marker placed? Play one more band before the discard.
    [dwarves] When bands are scored, this one counts as one card larger.
    [elves] At the discard keep up to X cards; the rest go face up.
    [giants] Largest giant band of the age? 2 glory and the token.
    [halflings] This band places no marker, but the tribe has 24 cards.
    [merfolk] X steps by sea. Each shell: a marker in any kingdom.
    [minotaurs] This band needs one card fewer to place its marker.
    [orcs] One more marker on your horde board, worth glory later.
    [skeletons] Joins any band but never leads. Leaves before scoring.
    [trolls] Take a troll token of X or less. Tokens break ties.
    [wingfolk] The marker goes to any kingdom where the size suffices.
   *[wizards] After the discard draw X cards from the deck.
}

## The map of the kingdoms

web-ethnos-kingdom-told = { ethnos-kingdom }, markers: { $told }
web-ethnos-kingdom-now = If age { $age } ended now:
web-ethnos-markers = { $markers ->
    [one] one marker
   *[other] { $markers } markers
}
web-ethnos-glance = The whole map: show another place
web-ethnos-sea-told = The merfolk’s way through the sea: { $told }
web-ethnos-nobody = nobody
web-ethnos-troll-told = Troll token { $value }, held by { $name }
web-ethnos-giant-told = { $size ->
    [0] Nobody holds the giant token yet
   *[other] The giant token, held by { $name } with a band of { $size }
}

## Hand and band

web-ethnos-hand = Your hand
web-ethnos-hand-size = { $size } / { $limit }
web-ethnos-hand-empty = No cards in hand.
web-ethnos-grouped = How to sort the hand
web-ethnos-by-tribe = by tribe
web-ethnos-by-colour = by kingdom
web-ethnos-rest = { $cards ->
    [one] One card will go face up
   *[other] { $cards } cards will go face up
}
web-ethnos-bring-back = back into the band: { ethnos-card }
web-ethnos-leader = Leader
web-ethnos-make-leader = make leader: { ethnos-card }
web-ethnos-band = Band
web-ethnos-band-of-tribe = { $tribe ->
    [centaurs] Centaur band
    [dwarves] Dwarf band
    [elves] Elf band
    [giants] Giant band
    [halflings] Halfling band
    [merfolk] Merfolk band
    [minotaurs] Minotaur band
    [orcs] Orc band
    [skeletons] Skeleton band
    [trolls] Troll band
    [wingfolk] Wingfolk band
   *[wizards] Wizard band
}
web-ethnos-band-of-kingdom = Band of { ethnos-kingdom }
web-ethnos-switch-tribe = by tribe: { $size }
web-ethnos-switch-colour = by colour: { $size }
web-ethnos-leader-told = { ethnos-fighter }, { ethnos-kingdom }
web-ethnos-marker = { $marker ->
    [can] Marker: { ethnos-kingdom }
    [anywhere] Marker goes anywhere
   *[none] No marker
}
web-ethnos-marker-why = { $marker ->
    [can] enough cards: { $size } of { $need }
    [anywhere] { $kingdoms ->
        [one] enough for one kingdom
       *[other] enough for { $kingdoms } kingdoms
    }
    [never] halflings place none
    [none-left] none is left in the supply
   *[small] { $size ->
        [one] one card, { $need } are needed
       *[other] { $size } cards, { $need } are needed
    }
}
web-ethnos-does = { $tribe ->
    [centaurs] { $placed ->
        [yes] then another band may follow
       *[no] without a marker no second band
    }
    [dwarves] counts as one card larger
    [elves] { $size ->
        [one] you keep one card in hand
       *[other] you keep up to { $size } cards in hand
    }
    [giants] { $beaten ->
        [yes] the largest: +2 glory and the token
       *[no] not larger than the last ({ $largest })
    }
    [halflings] no marker is placed
    [merfolk] by sea { $from } → { $to }{ $shells ->
        [0] {""}
        [one] , a shell: one more marker
       *[other] , shells: { $shells } more markers
    }
    [minotaurs] one card fewer is enough
    [orcs] { $filled ->
        [yes] this horde space is taken
       *[no] a marker to the horde: { ethnos-kingdom }
    }
    [skeletons] never lead
    [trolls] { $token ->
        [0] no token is small enough
       *[other] a troll token up to { $token }
    }
    [wingfolk] the kingdom is yours to choose
   *[wizards] { $size ->
        [one] then a card from the deck
       *[other] then { $size } cards from the deck
    }
}
web-ethnos-worth = { $glory ->
    [0] No glory for the band
   *[other] { $glory } glory for the band
}
web-ethnos-worth-when = at the end of the age
web-ethnos-worth-skeletons = { $skeletons ->
    [one] the skeleton leaves first
   *[other] the skeletons leave first
}
web-ethnos-play-band = Play the band
web-ethnos-without-marker = No marker
web-ethnos-put-away = Put away
web-ethnos-tribes = Tribes in play
web-ethnos-other-moves = Other decisions

## Questions of the turn

web-ethnos-question = Decision
web-ethnos-ask = { $phase ->
    [marker] Where does the band’s marker go?
    [bonus] { $left ->
        [one] A shell: one more marker
       *[other] Shells: { $left } more markers
    }
    [token] Which troll token will you take?
    [follow] Play one more band?
    [keep] { $left ->
        [one] Keep one more card
       *[other] Keep up to { $left } cards
    }
    [draw] { $size ->
        [one] Draw a card from the deck?
       *[other] Draw { $size } cards from the deck?
    }
   *[horde] Cash in the horde?
}
web-ethnos-ask-more = { $phase ->
    [marker] Choose a glowing kingdom on the map.
    [bonus] In any kingdom, however many markers stand there.
    [token] Tokens break ties at the end of the age.
    [follow] The centaurs made way: begin a band with any card in hand.
    [keep] Mark the cards in your hand; the rest go face up.
    [draw] Beware: dragons may wait in the deck.
   *[horde] { $glory } glory now, or let it grow.
}

## Players and score

web-ethnos-in-hand = cards in hand
web-ethnos-hand-told = Cards in hand: { $cards }, seen by everybody: { $known }
web-ethnos-supply = markers in supply
web-ethnos-soon-told = glory if the age ended now
web-ethnos-trolls-told = Troll tokens: { $values }
web-ethnos-horde-told = Horde: markers { $markers }, glory { $glory }
web-ethnos-no-bands = no bands yet
web-ethnos-band-told = { ethnos-card }, band of { $size }, glory at the end of the age: { $glory }
web-ethnos-score-caption = Age { $age }: what it would bring if it ended now
web-ethnos-glory-now = Glory
web-ethnos-glory-soon = Would be
