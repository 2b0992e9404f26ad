"""The round of the Vale: which decisions are legal and what each does (VE-3 to VE-7, VE-9, VE-10). Compiled.

One decision is one small choice. Stones are named one by one in the order of their colours, so that a payment can be put
together in one way only; A_DONE ends it as soon as it suffices.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, push
from traktir.core.rng import Rng
from traktir.core.state import places
from traktir.games.vale import components, program
from traktir.games.vale.cards import FAMILY_HIGH, FAMILY_LOW, FILTER_HIGH, FILTER_LOW, HIGH, LOW, SPLIT, first, no_cards
from traktir.games.vale.components import high_mask, low_mask
from traktir.games.vale.conditions import COST, landing, may_land
from traktir.games.vale.decisions import (
    begin,
    cards_to_choose,
    choose_card,
    choose_option,
    choose_seat,
    clear,
    options_to_choose,
    seats_to_choose,
)
from traktir.games.vale.effects import activate, activate_all, next_active, proceed
from traktir.games.vale.opcodes import EACH_SUMMON, INSTANT, PER_STONE_PAID
from traktir.games.vale.scoring import final_keys, is_over
from traktir.games.vale.state import (
    ACTING,
    ACTION,
    ACTIVATE,
    CLEAR,
    DISCARD,
    EMPTY_PILE,
    FREE,
    HUNT,
    HUNTING,
    NO_CARD,
    OPTION,
    OVER,
    PAY,
    RESOLVING,
    RETURN,
    REWARDS,
    START_ROW,
    STEAL,
    STONE,
    VICTIM,
    Player,
    Table,
    new_player,
    number_of,
    stones_of,
    value_of,
)

# the decisions
A_CARD: Final = 0  # + card: the answer to every question for a card
A_SUMMON: Final = 70  # + card: summon it from the hand
A_REMOVE: Final = 140  # + card: remove it from the area
A_SELL: Final = 210  # + 0 or 1: sell the first or second of the own caught cards
A_TAME: Final = 212  # + 0 or 1: tame it
A_END: Final = 214  # end the turn
A_STONE: Final = 215  # + colour: pay it, or return it
A_DONE: Final = 218  # the payment is complete; no more cards to clear away
A_SEAT: Final = 219  # + seat: name this player
A_OPTION: Final = 223  # + number: this part of an effect that offers several
ACTIONS: Final = 227

DONE_BIT: Final = 8  # beside the three colours in a set of choices
MOST_ACTIONS: Final[i64] = components.MOST_ACTIONS
MOST_COST: Final[i64] = max(components.COST)
SALE: Final = vec[i64](components.SALE)
FAMILY: Final = vec[i64](components.FAMILY)
START_POINTS: Final = vec[i64](components.START_POINTS)
# cards of a printed cost up to n
UP_TO_LOW: Final = vec[i64]([sum(low_mask(cards) for cards in components.BY_COST[: n + 1]) for n in range(13)])
UP_TO_HIGH: Final = vec[i64]([sum(high_mask(cards) for cards in components.BY_COST[: n + 1]) for n in range(13)])
# permanent effects set off by a summon or by taming
TRIGGER: Final = vec[i64]([kind for kind, _, _ in program.ON_SUMMON])
TRIGGER_POINTS: Final = vec[i64]([points for _, points, _ in program.ON_SUMMON])
TRIGGER_COLOUR: Final = vec[i64]([colour for _, _, colour in program.ON_SUMMON])
TRIGGER_LOW: Final[i64] = low_mask(program.TRIGGERS)
TRIGGER_HIGH: Final[i64] = high_mask(program.TRIGGERS)
ON_TAME: Final = vec[i64](program.ON_TAME)
TAMED: Final = vec[i64](program.TAMED)
TAMER_LOW: Final[i64] = low_mask(program.TAMERS)
TAMER_HIGH: Final[i64] = high_mask(program.TAMERS)


class Vale(Table):
    """Two to four players; a payment may be larger than it must be (VE-A2)."""

    def twin(self) -> Table:
        t = self.alike()
        self.copy_to(t)
        return t

    def alike(self) -> Vale:
        return Vale(self.copy_players(), self.discard.copy(), self.display.copy(), self.picked.copy())

    # legal decisions

    def actions_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == ACTION:
            return self.push_actions(out)
        if phase == PAY:
            return push(out, 0, self.pay_choices(), A_STONE)
        if phase == RETURN:
            return push(out, 0, self.return_choices(), A_STONE)
        if phase == OVER:
            return 0
        if phase in (VICTIM, STEAL):
            return push(out, 0, seats_to_choose(self), A_SEAT)
        if phase in (OPTION, REWARDS):
            return push(out, 0, options_to_choose(self), A_OPTION)
        low, high = cards_to_choose(self)
        n = push(out, 0, low, A_CARD)
        n = push(out, n, high, A_CARD + SPLIT)
        if phase == CLEAR:
            out[n] = A_DONE
            n += 1
        return n

    def push_actions(self, out: vec[i64]) -> i64:
        p = self.me
        n: i64 = 0
        if self.acts < MOST_ACTIONS:  # VE-5.10
            value = value_of(p.stones, p.worth)
            if p.area.size < self.round:  # VE-6.1
                low, high = self.affordable(p, value)
                low, high = landing(self, low, high, self.can_draw())
                n = push(out, 0, low, A_SUMMON)
                n = push(out, n, high, A_SUMMON + SPLIT)
            if value >= self.round:  # VE-7.1
                n = push(out, n, p.area.low, A_REMOVE)
                n = push(out, n, p.area.high, A_REMOVE + SPLIT)
        caught = p.caught.size
        if caught == 0:
            out[n] = A_END  # VE-5.3
            return n + 1
        i: i64 = 0
        while i < caught:
            out[n + i] = A_SELL + i
            out[n + caught + i] = A_TAME + i
            i += 1
        return n + 2 * caught

    def affordable(self, p: Player, value: i64) -> tuple[i64, i64]:
        """VE-6.2: cards of the hand that all the stones together can pay for."""
        if p.discount == 0:
            most = min(value, MOST_COST)
            return p.hand.low & UP_TO_LOW[most], p.hand.high & UP_TO_HIGH[most]
        low: i64 = 0
        high: i64 = 0
        f: i64 = 0
        while f < 5:
            most = min(value + ((p.discount >> (4 * f)) & 15), MOST_COST)
            low |= p.hand.low & FAMILY_LOW[f] & UP_TO_LOW[most]
            high |= p.hand.high & FAMILY_HIGH[f] & UP_TO_HIGH[most]
            f += 1
        return low, high

    def price(self, p: Player, c: i64) -> i64:
        """VE-6.2."""
        return max(COST[c] - ((p.discount >> (4 * FAMILY[c])) & 15), 0)

    # hooks that the rule for payments changes

    def pay_choices(self) -> i64:
        """Colours that may be paid next, and DONE_BIT when what lies there suffices."""
        p = self.me
        rest = p.stones - self.paid
        value = value_of(self.paid, p.worth)
        choices: i64 = DONE_BIT if value >= self.cost else 0
        reach = value
        colour: i64 = 2
        while colour >= self.floor:
            n = stones_of(rest, colour)
            reach += n * ((p.worth >> (4 * colour)) & 15)
            if n != 0 and reach >= self.cost:
                choices |= BIT[colour]
            colour -= 1
        return choices

    def return_choices(self) -> i64:
        """VE-5.11: colours of which a stone may be returned next, so that exactly the surplus goes."""
        p = self.players[self.debtor]
        surplus = number_of(p.stones) - p.limit
        choices: i64 = 0
        left: i64 = 0
        colour: i64 = 2
        while colour >= self.floor:
            n = stones_of(p.stones, colour)
            left += n
            if n != 0 and left >= surplus:
                choices |= BIT[colour]
            colour -= 1
        return choices

    # carrying one out

    def play(self, action: i64, rng: Rng) -> None:
        if action < A_SUMMON:
            self.answer(action - A_CARD, rng)
        elif action < A_REMOVE:
            self.announce(action - A_SUMMON, rng)
        elif action < A_SELL:
            self.acts += 1
            self.removing = action - A_REMOVE
            self.ask_payment(self.round)
        elif action < A_TAME:
            self.sell(self.me.caught.nth(action - A_SELL), rng)
        elif action < A_END:
            self.tame(self.me.caught.nth(action - A_TAME), rng)
        elif action == A_END:
            self.end_turn(rng)
        elif action < A_DONE:
            if self.phase == PAY:
                self.pay(action - A_STONE, rng)
            else:
                self.give_back(action - A_STONE, rng)
        elif action == A_DONE:
            if self.phase == PAY:
                self.complete_payment(rng)
            else:
                clear(self)
                self.go_on(rng)
        elif action < A_OPTION:
            choose_seat(self, action - A_SEAT)
            self.go_on(rng)
        else:
            choose_option(self, action - A_OPTION)
            if self.reward < 0:
                self.go_on(rng)

    def answer(self, c: i64, rng: Rng) -> None:
        phase = self.phase
        if phase == HUNT:
            self.catch(c, rng)
            return
        if phase == ACTIVATE:
            activate(self, c)
        elif phase == FREE:
            self.land(c)
        else:
            choose_card(self, c)
            if self.picked.size != 0:
                return
        self.go_on(rng)

    def go_on(self, rng: Rng) -> None:
        """Finish what has begun; then the next active effect, the next player, or the next action."""
        if not proceed(self, rng):
            return
        if self.activating != 0 and next_active(self):
            self.phase = ACTIVATE
            self.turn = self.actor
        elif self.stage == RESOLVING:
            self.place += 1
            self.resolve(rng)
        else:
            self.phase = ACTION
            self.turn = self.actor

    def pass_to(self, seat: i64) -> None:
        self.actor = seat
        self.turn = seat
        self.me = self.players[seat]

    # VE-4: the hunt

    def start_round(self, rng: Rng) -> None:
        self.stage = HUNTING
        self.phase = HUNT
        self.place = 0
        n = 2 * self.seats
        while n > 0:
            c = self.draw(rng)
            if c < 0:
                break  # VE-A17
            self.display.add(c)
            n -= 1
        if self.display.size == 0:
            self.start_actions()
        else:
            self.pass_to(self.hunter(0))

    def hunter(self, pick: i64) -> i64:
        """VE-4.3, VE-4.4: 1, 2, …, n, n, …, 2, 1."""
        n = self.seats
        return (self.first + (pick if pick < n else 2 * n - 1 - pick)) % n

    def catch(self, c: i64, rng: Rng) -> None:
        self.display.remove(c)
        self.me.caught.add(c)
        self.place += 1
        if self.display.size == 0:
            self.start_actions()
        else:
            self.pass_to(self.hunter(self.place))

    # VE-5: actions

    def start_actions(self) -> None:
        self.stage = ACTING
        self.phase = ACTION
        self.place = 0
        self.acts = 0
        self.pass_to(self.first)

    def sell(self, c: i64, rng: Rng) -> None:
        self.acts += 1
        self.me.caught.remove(c)
        self.discard.add(c)
        self.take_stones(SALE[FAMILY[c]])
        self.go_on(rng)

    def tame(self, c: i64, rng: Rng) -> None:
        self.acts += 1
        p = self.me
        p.caught.remove(c)
        self.to_hand(p, c)
        low = p.area.low & TAMER_LOW
        high = p.area.high & TAMER_HIGH
        while low | high != 0:  # VE-8.15
            tamer = first(low, high)
            low &= ~LOW[tamer]
            high &= ~HIGH[tamer]
            f = TAMED[tamer]
            if (FILTER_LOW[f] & LOW[c]) | (FILTER_HIGH[f] & HIGH[c]) != 0:
                self.take_stones(ON_TAME[tamer])
        self.go_on(rng)

    def end_turn(self, rng: Rng) -> None:
        self.acts = 0
        self.place += 1
        if self.place < self.seats:
            self.pass_to((self.first + self.place) % self.seats)
        else:
            self.stage = RESOLVING
            self.place = 0
            self.resolve(rng)

    # VE-6.4, VE-7.1: payments

    def ask_payment(self, cost: i64) -> None:
        self.cost = cost
        self.paid = 0
        self.floor = 0
        self.phase = PAY

    def pay(self, colour: i64, rng: Rng) -> None:
        self.paid += STONE[colour]
        self.floor = colour
        if self.pay_choices() == DONE_BIT:
            self.complete_payment(rng)

    def complete_payment(self, rng: Rng) -> None:
        p = self.me
        p.stones -= self.paid
        if self.summoning >= 0:
            c = self.summoning
            self.summoning = NO_CARD
            self.land(c)
        else:  # VE-7.5: the fee first, the card afterwards
            c = self.removing
            self.removing = NO_CARD
            self.leave_area(self.actor, c)
            self.discard.add(c)
        self.paid = 0
        self.cost = 0
        self.floor = 0
        self.go_on(rng)

    def give_back(self, colour: i64, rng: Rng) -> None:
        p = self.players[self.debtor]
        p.stones -= STONE[colour]
        self.floor = colour
        if number_of(p.stones) <= p.limit:
            self.debtor = -1
            self.floor = 0
            self.go_on(rng)

    # VE-6: summoning

    def announce(self, c: i64, rng: Rng) -> None:
        """The card is named before it is paid for: from now on everybody knows of it."""
        self.acts += 1
        p = self.me
        if not p.known.has(c):
            p.known.add(c)
        cost = self.price(p, c)
        if cost == 0:  # VE-6.5
            self.land(c)
            self.go_on(rng)
        else:
            self.summoning = c
            self.ask_payment(cost)

    def land(self, c: i64) -> None:
        """VE-6.6, VE-6.7: the card lies in the area, then triggers of other cards, then its instant effect."""
        p = self.me
        low = p.area.low & TRIGGER_LOW
        high = p.area.high & TRIGGER_HIGH
        self.leave_hand(p, c)
        p.lay(c)
        while low | high != 0:
            other = first(low, high)
            low &= ~LOW[other]
            high &= ~HIGH[other]
            self.trigger(other)
        begin(self, c, c, INSTANT)

    def trigger(self, card: i64) -> None:
        """VE-8.14."""
        kind = TRIGGER[card]
        points = TRIGGER_POINTS[card]
        if kind != EACH_SUMMON:
            n = stones_of(self.paid, TRIGGER_COLOUR[card])
            if kind == PER_STONE_PAID:
                points *= n
            elif n == 0:
                return
        self.score(self.actor, card, points)

    # VE-10: the resolution phase; VE-9: the end of a round

    def resolve(self, rng: Rng) -> None:
        """From this place on, the next player with an active effect that can do something."""
        while self.place < self.seats:
            self.pass_to((self.first + self.place) % self.seats)
            activate_all(self)
            if next_active(self):
                self.phase = ACTIVATE
                return
            self.place += 1
        if is_over(self):
            self.phase = OVER
            self.turn = -1
            return
        self.round += 1
        self.first = (self.first + 1) % self.seats  # VE-9.2
        self.start_round(rng)

    def scores(self) -> list[int]:
        points: list[int] = []
        for p in self.players:
            points.append(p.points)
        return points

    def ranking(self) -> list[int]:
        return places(final_keys(self))

    def plausible(self) -> bool:
        """A hand that could not answer, or could not have been announced from, is not behind this table."""
        phase = self.phase
        if phase == PAY:
            return self.summoning < 0 or may_land(self, self.summoning, self.can_draw())
        if phase in (DISCARD, FREE):
            low, high = cards_to_choose(self)
            return low | high != 0
        return True


class Thrifty(Vale):
    """Payments without a superfluous stone (VE-A2, `no_redundant`)."""

    def alike(self) -> Vale:
        return Thrifty(self.copy_players(), self.discard.copy(), self.display.copy(), self.picked.copy())

    def pay_choices(self) -> i64:
        choices: i64 = DONE_BIT if self.is_thrifty(self.paid) else 0
        colour = self.floor
        while colour < 3:
            if stones_of(self.me.stones - self.paid, colour) != 0 and self.can_complete(self.paid + STONE[colour], colour):
                choices |= BIT[colour]
            colour += 1
        return choices

    def is_thrifty(self, paid: i64) -> bool:
        """Enough, and too little without any one of the stones."""
        worth = self.me.worth
        spare = value_of(paid, worth) - self.cost
        if spare < 0:
            return False
        colour: i64 = 0
        while colour < 3:
            if stones_of(paid, colour) != 0 and (worth >> (4 * colour)) & 15 <= spare:
                return False
            colour += 1
        return True

    def can_complete(self, paid: i64, floor: i64) -> bool:
        if value_of(paid, self.me.worth) >= self.cost:
            return self.is_thrifty(paid)
        colour = floor
        while colour < 3:
            if stones_of(self.me.stones - paid, colour) != 0 and self.can_complete(paid + STONE[colour], colour):
                return True
            colour += 1
        return False


def set_up(players: list[Player], thrifty: bool) -> Vale:
    """A table without cards, with an empty account."""
    t = Thrifty(players, no_cards(), no_cards(), no_cards()) if thrifty else Vale(players, no_cards(), no_cards(), no_cards())
    t.bag = EMPTY_PILE[:]
    t.account = vec[i64]([0] * (len(players) * 71))
    return t


def new_game(seats: i64, thrifty: bool, first: i64, rng: Rng) -> Vale:
    """VE-2; the first player is drawn when `first` is -1."""
    players: list[Player] = []
    i: i64 = 0
    while i < seats:
        players.append(new_player())
        i += 1
    t = set_up(players, thrifty)
    t.first = first if first >= 0 else rng.below(seats)
    i = 0
    while i < seats:
        t.score((t.first + i) % seats, START_ROW, START_POINTS[i])  # VE-2.6
        i += 1
    i = 0
    while i < 70:
        t.bag[i] = i
        i += 1
    t.bag_size = 70
    t.start_round(rng)
    return t
