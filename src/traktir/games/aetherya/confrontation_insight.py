"""What a good player of Confrontation looks at: contact for and against, supply, threats, fortresses, Dragons. Compiled.

Values are in tenths of a point. WEIGHTS is the one table of judgement. It was tuned by `traktir tune aetherya --mode
confrontation --seats 4 --generations 40 --deals 25` (reward on fresh deals 0.42 against 0.25); another run from there, with
`--seed 2`, found nothing better. What open tables are judged by are estimates: `--judgement` finds chances that foresee more
(a spread of 15 and 8, log loss with two seats 0.619 instead of 0.627), but a bot that searched by them won less (43 % of 200
games with two seats, at a bias of 1).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, count, low_bit
from traktir.core.insight import Insight, Manner, chances, proportions, rivalries
from traktir.core.state import State
from traktir.games.aetherya.confrontation import A_DONE, A_LAY, A_LEGEND, A_SWAP, Confrontation
from traktir.games.aetherya.confrontation_scoring import CONFLICT, LEGEND_VALUES, accounts
from traktir.games.aetherya.confrontation_state import CHOOSE, HAND, LAY
from traktir.games.aetherya.contact import CLOSED, DRAGON, ELF, GOBLIN, HUMAN, LEGENDS_OF, LIKES, PORTAL, beside
from traktir.games.aetherya.measures import OCTAVE, join, steps
from traktir.games.aetherya.warfare import DWARVES, GOBLINS, belongs, in_reach_of_goblins, supplied

# name -> tenths of a point (or as said)
WEIGHTS: Final[dict[str, int]] = {
    "rival": 50,  # percent: what the others gain counts against, all of them together
    "tempo": 2,  # a closed card less
    "supply": 11,  # an own card that nobody else may replace
    "ally": 9,  # an own card touching another own one: the beginning of a threat
    "threat": 10,  # a rival's card that two own ones touch
    "exposed": 1,  # an own card that two cards of a rival touch
    "fortress": 22,  # a fortress
    "wild": 16,  # a Dragon that comes to exist for a people
    "tame": 67,  # a Dragon tamed by the second card
    "hunt": 19,  # a Goblin beside a Dragon
    "kill": 22,  # a Dragon killed
    "legend": 64,  # a point of a legend come true
    "spoil": 5,  # a point of a legend broken that others might take
    "swap": 87,  # turning up another card for a double
    "judged_bonus": 5,  # a point of the bonus of AE-11.32 at an open table: it may still change hands
    "judged_spread": 27,  # so much behind halves the chance at the end
    "judged_open": 3,  # … and so much more for every closed card to come, for each seat
}

# their places in that order
W_RIVAL: Final = 0
W_TEMPO: Final = 1
W_SUPPLY: Final = 2
W_ALLY: Final = 3
W_THREAT: Final = 4
W_EXPOSED: Final = 5
W_FORTRESS: Final = 6
W_WILD: Final = 7
W_TAME: Final = 8
W_HUNT: Final = 9
W_KILL: Final = 10
W_LEGEND: Final = 11
W_SPOIL: Final = 12
W_SWAP: Final = 13
J_BONUS: Final = 14
J_SPREAD: Final = 15
J_OPEN: Final = 16

WIDE: Final = 11  # types, and a closed card
TABLE: Final = 121


def _gain(people: int, one: int, two: int, by_portal: bool) -> int:
    """Points of a people for two touching cards: its race's likes (AE-1.4) and conflicts with any other race (AE-11.31)."""
    if one > two:
        one, two = two, one
    race = people + 4
    if two >= 8 or race not in (one, two):
        return 0
    if one < 4:
        return 0 if by_portal and race == 7 else LIKES[people * 4 + one]
    return CONFLICT if one != two else 0


def _gains(by_portal: bool, rival: int) -> list[int]:
    """By peoples played (as a set) and people, tenths for two touching cards: the own points less a share of the others'."""
    gains = []
    for played in range(16):
        for people in range(4):
            others = [other for other in range(4) if played >> other & 1 and other != people]
            for one in range(11):
                for two in range(11):
                    against = sum(_gain(other, one, two, by_portal) for other in others)
                    share = rival * against // (10 * max(1, len(others)))
                    gains.append(10 * _gain(people, one, two, by_portal) - share)
    return gains


class ConfrontationInsight(Insight):
    def __init__(self, weights: list[int]) -> None:
        self.w: vec[i64] = vec[i64](weights)
        self.near_gains: vec[i64] = vec[i64](_gains(False, weights[0]))
        self.far_gains: vec[i64] = vec[i64](_gains(True, weights[0]))
        # how the table looks to the seat in turn, renewed for every decision
        self.base: i64 = 0  # where its gains begin
        self.people: i64 = 0
        self.mine: i64 = 0  # own cards, race and terrain
        self.theirs: i64 = 0  # cards of the other peoples in play
        self.wanted: i64 = 0  # legends on display that the land does not meet
        # CHOOSE: what every card of the offer would find
        self.prey: i64 = 0  # cards it may destroy with an own card
        self.dragons: i64 = 0  # Dragons it may kill
        self.plain: i64 = 0  # open cards that it may replace
        self.rim: i64 = 0  # closed cards beside open ones
        self.tried: i64 = 0  # types looked at so far
        self.found: vec[i64] = vec[i64]([0] * 10)  # and the best that can be done with each
        self.kept: vec[i64] = vec[i64]([0] * 49)  # what those open cards are worth where they lie

    def weigh(self, state: State, actions: vec[i64], n: i64, out: vec[i64]) -> None:
        assert isinstance(state, Confrontation)
        t = state
        self.look(t)
        i: i64 = 0
        self.tried = 0
        if t.phase == LAY:
            card = t.card_picked()
            while i < n:
                out[i] = self.laying(t, actions[i] - A_LAY, card, t.struck)
                i += 1
        else:
            while i < n:
                out[i] = self.choosing(t, actions[i])
                i += 1
        proportions(n, OCTAVE, out)

    def look(self, t: Confrontation) -> None:
        people = t.peoples[t.turn]
        played: i64 = 0
        for other in t.peoples:
            played |= BIT[other]
        self.people = people
        self.base = (played * 4 + people) * TABLE
        self.mine = t.cards_of(people)
        self.theirs = t.owned() & ~self.mine
        self.wanted = t.row & ~t.met
        if t.phase != CHOOSE:
            return
        land = t.land
        plain = t.plain()
        self.prey = t.threatened(people)
        self.dragons = in_reach_of_goblins(land) if people == GOBLINS else 0
        self.plain = plain & ~((supplied(land) | t.fortified()) & ~self.mine)
        self.rim = land.closed & beside(land.side, plain | land.of[DRAGON] | land.of[PORTAL])
        m = self.plain | self.prey
        while m != 0:
            cell = low_bit(m)
            self.kept[cell] = self.keeping(t, cell)
            m &= m - 1

    def choosing(self, t: Confrontation, action: i64) -> i64:
        if action < A_SWAP:
            card = ELF if action == HAND else t.offer[action]
            if self.tried & BIT[card] == 0:
                self.tried |= BIT[card]
                self.found[card] = self.best(t, card)
            return self.found[card]
        if action < A_LEGEND:
            # sending away what the next one would like is as good as getting another card
            return self.w[W_SWAP] if not belongs(t.offer[action - A_SWAP], self.people) else -self.w[W_SWAP]
        if action == A_DONE:
            return 0
        return 100 + 10 * LEGEND_VALUES[action - A_LEGEND]

    def best(self, t: Confrontation, card: i64) -> i64:
        """The best place for a card; far from every open card one closed card is like another."""
        own = belongs(card, self.people)
        struck = self.prey if own else 0
        if own or t.terms.kill_with_any != 0:
            struck |= self.dragons
        m = self.rim | struck | (self.plain & ~t.land.of[card])
        best = self.w[W_TEMPO]
        while m != 0:
            v = self.laying(t, low_bit(m), card, struck)
            m &= m - 1
            if v > best:
                best = v
        return best

    def laying(self, t: Confrontation, cell: i64, card: i64, struck: i64) -> i64:
        """What the new card brings, less what the old one was worth, with all that comes of a destruction."""
        w = self.w
        land = t.land
        bit = BIT[cell]
        old = land.at[cell]
        strikes = struck & bit != 0
        own = belongs(card, self.people)
        value = self.contact(t, cell, card, strikes and own)
        value += steps(land, cell, card, self.wanted, w[W_LEGEND], 0)
        if old == CLOSED:
            return value + w[W_TEMPO]
        if old == DRAGON:
            return value + w[W_KILL] + w[W_FORTRESS]
        value -= self.kept[cell] if t.phase == CHOOSE else self.keeping(t, cell)
        if strikes and own:
            value += w[W_FORTRESS] // 2 if self.people == DWARVES else w[W_FORTRESS]
        elif t.fortresses[self.people] & bit != 0 and not own:
            value -= w[W_FORTRESS]
        waiting = LEGENDS_OF[old] & t.met
        while waiting != 0:
            # one that I could not take this turn is the next player's
            value += (w[W_SPOIL] if t.claimed != 0 else -w[W_SPOIL]) * LEGEND_VALUES[low_bit(waiting)]
            waiting &= waiting - 1
        return value

    def keeping(self, t: Confrontation, cell: i64) -> i64:
        """What the open card of a cell is worth where it lies."""
        return self.contact(t, cell, t.land.at[cell], t.fortresses[self.people] & BIT[cell] != 0)

    def contact(self, t: Confrontation, cell: i64, card: i64, fortified: bool) -> i64:
        """What a card is worth to the seat in turn on a cell, for all that it touches there."""
        land = t.land
        if card == PORTAL:
            return self.portal(t, cell)
        if card == DRAGON:
            return self.dragon(t, cell)
        at = land.at
        of = land.of
        w = self.w
        near = land.near[cell]
        people = self.people
        row = self.base + card * WIDE
        value: i64 = 0
        m = near & ~land.closed
        while m != 0:
            value += self.near_gains[row + at[low_bit(m)]]
            m &= m - 1
        touching = near
        if land.webbed & BIT[cell] != 0:
            linked = land.reach(cell) & ~near & ~land.closed
            m = linked
            while m != 0:
                value += self.far_gains[row + at[low_bit(m)]]
                m &= m - 1
            if card != GOBLIN:
                touching |= linked & ~of[GOBLIN]
        mine = self.mine & ~BIT[cell]
        if card & 3 == people:
            if fortified and card >= HUMAN:  # AE-11.31: its card has no conflicts to fear
                races = (of[HUMAN] | of[ELF] | of[HUMAN + DWARVES] | of[GOBLIN]) & ~of[card]
                value -= 10 * CONFLICT * count(touching & races)
            partner = people if card >= HUMAN else people + 4
            if touching & of[partner] != 0:
                value += w[W_SUPPLY]  # AE-11.14
            m = touching & mine
            if m != 0:
                value += w[W_ALLY]
            value += self.threats(t, touching & self.theirs, mine)
            value -= self.exposure(t, touching & self.theirs)
            if people == DWARVES:
                value += self.mountains(t, cell, card, touching)
        dragons = touching & of[DRAGON]
        if dragons != 0:
            value += self.beside_dragons(t, dragons, card, mine)
        return value

    def threats(self, t: Confrontation, rivals: i64, mine: i64) -> i64:
        """AE-11.15: cards of others that a second own card touches now."""
        value: i64 = 0
        rivals &= ~t.fortified()
        while rivals != 0:
            if t.land.touching(low_bit(rivals)) & mine != 0:
                value += self.w[W_THREAT]
            rivals &= rivals - 1
        return value

    def exposure(self, t: Confrontation, rivals: i64) -> i64:
        """Two cards of one rival that touch an own one may destroy it."""
        if rivals & (rivals - 1) == 0:
            return 0
        for people in t.peoples:
            foes = rivals & t.cards_of(people)
            if foes & (foes - 1) != 0:
                return self.w[W_EXPOSED]
        return 0

    def mountains(self, t: Confrontation, cell: i64, card: i64, touching: i64) -> i64:
        """AE-11.23: a Mountain between two Dwarves is a fortress of its own."""
        of = t.land.of
        worth = self.w[W_FORTRESS] // 2
        if card == DWARVES:
            dwarves = touching & of[HUMAN + DWARVES]
            return worth if dwarves & (dwarves - 1) != 0 else 0
        value: i64 = 0
        m = touching & of[DWARVES] & ~t.fortresses[DWARVES]
        while m != 0:
            if t.land.touching(low_bit(m)) & of[HUMAN + DWARVES] & ~BIT[cell] != 0:
                value += worth
            m &= m - 1
        return value

    # AE-11.24, AE-11.30

    def beside_dragons(self, t: Confrontation, dragons: i64, card: i64, mine: i64) -> i64:
        """A card laid beside Dragons: they come to exist for its people, or are tamed, or may be killed."""
        w = self.w
        race = self.people + 4
        value: i64 = 0
        while dragons != 0:
            near = t.land.touching(low_bit(dragons))
            dragons &= dragons - 1
            if card & 3 != self.people:
                # it is the others' trouble, if they are at the table
                if t.owners[card & 3] >= 0 and card < HUMAN:
                    value += w[W_WILD] * w[W_RIVAL] // 100
                continue
            if near & mine == 0:
                value -= w[W_WILD]
            if card == race:
                if self.people == GOBLINS:
                    value += w[W_HUNT] if near & mine & t.land.of[race] == 0 else 2 * w[W_HUNT]
                elif count(near & mine & t.land.of[race]) == 1:
                    value += w[W_TAME]
        return value

    def dragon(self, t: Confrontation, cell: i64) -> i64:
        """A Dragon where it troubles the others and not oneself."""
        w = self.w
        near = t.land.near[cell]
        value: i64 = 0
        own = near & self.mine
        if own != 0:
            races = near & t.land.of[self.people + 4]
            if self.people == GOBLINS:
                value += 2 * w[W_HUNT] - w[W_WILD] if races & (races - 1) != 0 else -w[W_WILD]
            else:
                value += w[W_TAME] // 2 if races & (races - 1) != 0 else -w[W_WILD]
        for people in t.peoples:
            if people != self.people and near & t.cards_of(people) != 0:
                races = near & t.land.of[people + 4]
                trouble = -w[W_TAME] // 2 if races & (races - 1) != 0 and people != GOBLINS else w[W_WILD]
                value += trouble * w[W_RIVAL] // (100 * (t.seats - 1))
        return value

    def portal(self, t: Confrontation, cell: i64) -> i64:
        """What its neighbours are to one another when it joins them."""
        return join(t.land, cell, self.far_gains[self.base : self.base + TABLE])

    # a table that is not decided yet

    def judges(self) -> bool:
        return True

    def manner(self, seats: i64) -> Manner:
        """One blow and the answers to it, and the land is judged. First sight is worth following for a while."""
        return Manner(0.15, 4.0, 5 * seats // 2, 150 * rivalries(seats))

    def judge(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, Confrontation)
        w = self.w
        seat: i64 = 0
        for account in accounts(state):
            out[seat] = 10 * account.total() - (10 - w[J_BONUS]) * account.bonus
            seat += 1
        chances(state.seats, w[J_SPREAD] + w[J_OPEN] * state.closed_left // state.seats, out)
