"""The closed set of words in which the effects of the creatures are written. Compiled.

`program.py` translates the card file into rows of these, `effects.py` and `conditions.py` carry them out.
"""

from __future__ import annotations

from typing import Final

# steps: each is one row (operation, a, b, c) of the program
END: Final = 0
POINTS: Final = 1  # a points
POINTS_PER_CARD_IN_HAND: Final = 2  # a points for every card that matches filter b
POINTS_PER_CARD_IN_AREA: Final = 3
POINTS_PER_FAMILY: Final = 4  # a points for every family in the area
POINTS_PER_STONE: Final = 5  # a points for every stone of colour b held
POINTS_FOR_HELD: Final = 6  # the value of the stones of colour b held
POINTS_FOR_DROPPED: Final = 7  # the value of the stones just given up
POINTS_FOR_COST: Final = 8  # the printed cost of the card just moved
LOSE: Final = 9  # a points
STEAL: Final = 10  # a points from an opponent of choice
STONES: Final = 11  # take the stones a
DROP: Final = 12  # give up the stones a
DROP_ALL: Final = 13
EXCHANGE: Final = 14  # the stones a for the stones b
TURN_ALL: Final = 15  # every stone held becomes one of colour a
DRAW: Final = 16  # a cards
RECOVER_THIS: Final = 17
RECOVER: Final = 18  # a card of choice matching filter a; b = 1: not this one
DISCARD_FROM_HAND: Final = 19  # a card of choice; a = 1: what is left must allow the free summon that follows
DISCARD_THIS: Final = 20
CLEAR: Final = 21  # up to a cards of choice from the area, this one apart
CHOOSE_VICTIM: Final = 22  # a player with a card matching filter a
GIVE_UP: Final = 23  # the victim discards a card matching filter a
TAKE: Final = 24  # a card of choice matching filter a from the discard pile
SUMMON_FREE: Final = 25  # a card of choice matching filter a from the hand
CHOOSE_ONE: Final = 26  # of the b options from a on
CHOOSE_TWO: Final = 27  # different ones of the b options from a on, in an order
IF: Final = 28  # condition a: go on at b, otherwise at c
ACTIVATE_ALL: Final = 29
COPY: Final = 30  # an effect of type a of another card
TOP_OF_PILE: Final = 31  # this card

# conditions: each is one row (kind, a, b)
ALWAYS: Final = 0
HAND: Final = 1  # at least a cards in hand
SCORE: Final = 2  # at least a points
HOLDS: Final = 3  # a stone of one of the colours in the set a
RIVAL_SCORE: Final = 4  # an opponent has at least a points
IN_DISCARD: Final = 5  # the discard pile has a card matching filter a
CAN_DRAW: Final = 6
OTHER: Final = 7  # another card matching filter a in the area; b = 1: this one will do too
SOMEBODY: Final = 8  # a player, the own seat included, has a card matching filter a
PAIR: Final = 9  # a discard that leaves a free summon
FREE: Final = 10  # a free summon of a card matching filter a in this one's place
COSTS: Final = 11  # for every cost in the set a, a card in the area
NONE_OF: Final = 12  # no card matching filter a in the area
AS_MANY: Final = 13  # as many cards in hand as in the area
HAND_BELOW: Final = 14  # fewer than a cards in hand
BEHIND: Final = 15  # an opponent has more points

# what sets off a permanent effect when its owner summons another card
NOTHING: Final = 0
EACH_SUMMON: Final = 1  # a points
PER_STONE_PAID: Final = 2  # a points for every stone of colour b in the payment
WITH_STONE_PAID: Final = 3  # a points if there is one of colour b

# types of effects
INSTANT: Final = 0
PERMANENT: Final = 1
ACTIVE: Final = 2
