"""The turn of Ethnos: which decisions are legal and what each does (ET-4 to ET-13). Compiled.

One decision is one small choice. A band is begun with its group and leader (the whole group is laid out), cards are taken
back one by one in ascending order, and DONE plays what is left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from traktir.core.bits import BIT, FROM, low_bit, push
from traktir.core.rng import Rng
from traktir.core.state import places
from traktir.games.ethnos import components
from traktir.games.ethnos.scoring import BAND_GLORY, cash_in, final_keys, score_bands, score_boards
from traktir.games.ethnos.state import (
    BONUS,
    CENTAUR,
    COMPOSE,
    DRAW,
    DWARF,
    ELF,
    FOLLOW,
    GIANT,
    HALFLING,
    HAND_LIMIT,
    HORDE,
    KEEP,
    KINGDOM_TYPES,
    MARKER,
    MERFOLK,
    MINOTAUR,
    NONE,
    ORC,
    OVER,
    SKELETON,
    SKELETONS,
    SLOT_TYPES,
    TOKEN,
    TROLL,
    TURN,
    WINGFOLK,
    WIZARD,
    Z37,
    Player,
    Table,
    new_player,
    pack_band,
)

# the decisions
A_DECK: Final = 0  # recruit the top card of the deck
A_TAKE: Final = 1  # + type: recruit from the row
A_TRIBE: Final = 38  # + type: begin a band of the leader's tribe
A_COLOUR: Final = 74  # + type: begin a band of the leader's colour
A_DONE: Final = 110  # play the band as it lies; keep what was picked
A_WITHOUT: Final = 111  # + type: take a card back out of the band
A_KEEP: Final = 148  # + type: save a card from the discard
A_PLACE: Final = 185  # + kingdom: put a marker there
A_TOKEN: Final = 191  # + value - 1: take this troll token
A_DRAW: Final = 197  # draw X cards
A_CASH: Final = 198  # take all markers off the horde board
A_NO: Final = 199  # do without what is offered
ACTIONS: Final = 200

DRAGONS: Final[i64] = components.DRAGONS
GIANT_TAKEN: Final[i64] = components.GIANT_TAKEN
SWIM_LAST: Final[i64] = components.MERFOLK_LAST
SKELETON_CARDS: Final[i64] = components.SKELETON_CARDS
CARDS_PER_KINGDOM: Final = vec[i64](list(components.CARDS_PER_KINGDOM))
# marked spaces up to and including a space of the merfolk board
MARKED: Final = vec[i64]([sum(m <= n for m in components.MERFOLK_MARKED) for n in range(components.MERFOLK_LAST + 1)])
# troll tokens of a value up to X
TOKENS_TO: Final = vec[i64](
    [sum(1 << i for i, v in enumerate(components.TROLL_TOKENS) if v <= x) for x in range(components.HAND_LIMIT + 1)]
)
EMPTY_DECK: Final = vec[i64]([0] * 84)


def group_of(leader: i64, by_colour: bool) -> i64:
    """The types that may stand behind a leader, skeletons apart (ET-8.1)."""
    return KINGDOM_TYPES[leader % 6] if by_colour else SLOT_TYPES[leader // 6]


class Ethnos(Table):
    """Three to six players."""

    def twin(self) -> Table:
        t = self.alike()
        self.copy_to(t)
        return t

    def alike(self) -> Ethnos:
        return Ethnos(self.copy_players(), self.slots, self.tokens, self.giant_glory)

    # hooks that two players change

    def crowd(self, p: Player, kingdom: i64) -> i64:
        """The markers that a band must outnumber to place one more (ET-9.2)."""
        return p.markers[kingdom]

    def prize(self, place: i64, rank: i64, contenders: i64) -> i64:
        """ET-14.2: in age a place p is worth the token in space a - p + 1."""
        space = self.age - rank
        return self.tokens[place * self.ages + space] if space >= 0 else 0

    # legal decisions

    def actions_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == TURN:
            p = self.me
            n: i64 = 0
            if p.hand_size < HAND_LIMIT:  # ET-6.3
                out[0] = A_DECK
                n = push(out, 1, self.row_mask, A_TAKE)
            return self.push_bands(p, out, n)
        if phase == COMPOSE:
            out[0] = A_DONE
            return push(out, 1, self.choices, A_WITHOUT)
        if phase == MARKER:
            n = push(out, 0, self.choices, A_PLACE)
        elif phase == KEEP:
            out[0] = A_DONE
            return push(out, 1, self.choices, A_KEEP)
        elif phase == FOLLOW:
            n = self.push_bands(self.me, out, 0)
        elif phase == BONUS:
            n = push(out, 0, 63, A_PLACE)
        elif phase == TOKEN:
            n = push(out, 0, self.trolls & TOKENS_TO[self.size], A_TOKEN)
        elif phase == DRAW:
            out[0] = A_DRAW
            n = 1
        elif phase == HORDE:
            out[0] = A_CASH
            n = 1
        else:
            return 0
        out[n] = A_NO
        return n + 1

    def push_bands(self, p: Player, out: vec[i64], n: i64) -> i64:
        """ET-8.1: by tribe, or by colour where the colour adds a card; a card alone in both counts as its tribe."""
        hand = p.leaders()
        colours = p.colour_mask
        n = push(out, n, hand & (p.tribe_mask | ~colours), A_TRIBE)
        return push(out, n, hand & colours, A_COLOUR)

    # carrying one out

    def play(self, action: i64, rng: Rng) -> None:
        p = self.me
        if action == A_DECK:
            if self.draw_card(p, rng):
                self.end_turn()
        elif action < A_TRIBE:
            self.take(p, action - A_TAKE)
        elif action < A_COLOUR:
            c = action - A_TRIBE
            self.begin_band(p, c, False)
        elif action < A_DONE:
            c = action - A_COLOUR
            self.begin_band(p, c, True)
        elif action == A_DONE:
            if self.phase == COMPOSE:
                self.play_band(p)
            else:
                self.finish_keep(p)
        elif action < A_KEEP:
            self.leave_out(p, action - A_WITHOUT)
        elif action < A_PLACE:
            self.keep(p, action - A_KEEP)
        elif action < A_TOKEN:
            self.place(p, action - A_PLACE)
            if self.phase == MARKER:
                self.use_ability(p, True)
            else:
                self.next_bonus(p)
        elif action < A_DRAW:
            token = BIT[action - A_TOKEN]
            p.trolls |= token
            self.trolls &= ~token
            self.finish_band(p)
        elif action == A_DRAW:
            n = self.size
            while n > 0:
                if not self.draw_card(p, rng):
                    return  # ET-11.12c
                n -= 1
            self.end_turn()
        elif action == A_CASH:
            cash_in(self, self.turn)
            self.next_horde(self.turn, rng)
        else:
            self.decline(p, rng)

    def decline(self, p: Player, rng: Rng) -> None:
        phase = self.phase
        if phase == MARKER:
            self.use_ability(p, False)
        elif phase == BONUS:
            self.next_bonus(p)
        elif phase == DRAW:
            self.end_turn()
        elif phase == HORDE:
            self.next_horde(self.turn, rng)
        else:  # TOKEN, FOLLOW
            self.finish_band(p)

    # ET-6, ET-7: recruiting

    def take(self, p: Player, c: i64) -> None:
        n = self.row[c] - 1
        self.row[c] = n
        if n == 0:
            self.row_mask &= ~BIT[c]
        p.gain(c)
        p.known[c] += 1  # ET-6.5
        self.end_turn()

    def draw_card(self, p: Player, rng: Rng) -> bool:
        """ET-7.1: draw until it is no dragon; False when the third one has ended the age."""
        if self.top > 0:
            self.top -= 1
        else:
            while True:
                hidden = DRAGONS - self.dragons
                if rng.below(self.bag_size + hidden) >= hidden:
                    break
                self.dragons += 1
                if self.dragons == DRAGONS:
                    self.end_age(rng)
                    return False
        p.gain(self.draw(rng))
        return True

    # ET-8: a band

    def begin_band(self, p: Player, leader: i64, by_colour: bool) -> None:
        self.opened = self.phase
        self.leader = leader
        self.by_colour = 1 if by_colour else 0
        m = p.hand_mask & (group_of(leader, by_colour) | BIT[SKELETON])
        spare = m
        size: i64 = 0
        while m != 0:
            c = low_bit(m)
            m &= m - 1
            n = p.hand[c]
            self.picked[c] = n
            size += n
        self.size = size
        if size == 1:
            self.play_band(p)
            return
        if self.picked[leader] == 1:
            spare &= ~BIT[leader]
        self.choices = spare
        self.phase = COMPOSE

    def leave_out(self, p: Player, c: i64) -> None:
        n = self.picked[c] - 1
        self.picked[c] = n
        self.choices &= FROM[c]
        if n == (1 if c == self.leader else 0):
            self.choices &= ~BIT[c]
        self.size -= 1
        if self.size == 1:
            self.play_band(p)

    def play_band(self, p: Player) -> None:
        leader = self.leader
        size = self.size
        picked = self.picked
        laid = self.laid
        skeletons = picked[SKELETON]
        index: i64 = len(self.bands)
        m = p.hand_mask & (group_of(leader, self.by_colour != 0) | BIT[SKELETON])
        while m != 0:
            c = low_bit(m)
            m &= m - 1
            n = picked[c]
            if n != 0:
                picked[c] = 0
                p.lose(c, n)
                while n > 0:
                    laid = append(laid, c | (index << 6))
                    n -= 1
        self.laid = laid
        self.bands = append(self.bands, pack_band(self.age, self.turn, leader, size, skeletons))
        tribe = self.slots[leader // 6]
        p.band_glory += BAND_GLORY[size - skeletons + (1 if tribe == DWARF else 0)]  # ET-11.2, ET-11.9c
        choices = self.open_kingdoms(p, leader, size)
        if choices != 0:
            self.choices = choices
            self.phase = MARKER
        else:
            self.use_ability(p, False)

    def open_kingdoms(self, p: Player, leader: i64, size: i64) -> i64:
        """ET-9: the kingdoms in which the band may place its marker."""
        tribe = self.slots[leader // 6]
        if tribe == HALFLING or p.supply == 0:
            return 0
        if tribe == WINGFOLK:
            choices: i64 = 0
            k: i64 = 0
            while k < 6:
                if self.crowd(p, k) < size:
                    choices |= BIT[k]
                k += 1
            return choices
        k = leader % 6
        return BIT[k] if self.crowd(p, k) < size + (1 if tribe == MINOTAUR else 0) else 0

    def place(self, p: Player, kingdom: i64) -> None:
        p.markers[kingdom] += 1
        p.supply -= 1

    def use_ability(self, p: Player, placed: bool) -> None:
        """ET-10, ET-11: only the leader's ability counts; what cannot do anything is not asked."""
        tribe = self.slots[self.leader // 6]
        size = self.size
        if tribe == CENTAUR:
            if placed and p.leaders() != 0:  # ET-11.1e, ET-11.1f
                self.phase = FOLLOW
                return
        elif tribe == ELF:
            if p.hand_size != 0:
                self.phase = KEEP
                self.left = size
                self.choices = p.hand_mask
                return
        elif tribe == WIZARD:
            self.discard(p)
            self.phase = DRAW
            return
        elif tribe == GIANT:
            if size > self.giant_size:  # ET-11.4a: strictly larger
                self.giant_size = size
                self.giant_band = len(self.bands) - 1
                p.glory += GIANT_TAKEN
                p.giant_taken += GIANT_TAKEN
        elif tribe == MERFOLK:
            before = p.swum
            p.swum = min(before + size, SWIM_LAST)
            self.left = MARKED[p.swum] - MARKED[before] + 1
            self.next_bonus(p)
            return
        elif tribe == ORC:
            space = BIT[self.leader % 6]
            if p.horde & space == 0 and p.supply > 0:
                p.horde |= space
                p.supply -= 1
        elif tribe == TROLL and self.trolls & TOKENS_TO[size] != 0:
            self.phase = TOKEN
            return
        self.finish_band(p)

    def next_bonus(self, p: Player) -> None:
        """ET-11.6b: one marker for each marked space, while the supply lasts."""
        self.left -= 1
        if self.left > 0 and p.supply > 0:
            self.phase = BONUS
        else:
            self.finish_band(p)

    def keep(self, p: Player, c: i64) -> None:
        n = self.picked[c] + 1
        self.picked[c] = n
        self.choices &= FROM[c]
        if n == p.hand[c]:
            self.choices &= ~BIT[c]
        self.left -= 1
        if self.left == 0 or self.choices == 0:
            self.finish_keep(p)

    def finish_keep(self, p: Player) -> None:
        m = p.hand_mask
        while m != 0:
            c = low_bit(m)
            m &= m - 1
            n = p.hand[c] - self.picked[c]
            self.picked[c] = 0
            if n != 0:
                p.lose(c, n)
                self.show(c, n)
        self.end_turn()

    def discard(self, p: Player) -> None:
        """ET-8.7: what is left in hand goes face up."""
        m = p.hand_mask
        while m != 0:
            c = low_bit(m)
            m &= m - 1
            self.show(c, p.hand[c])
        p.drop_hand()

    def finish_band(self, p: Player) -> None:
        self.discard(p)
        self.end_turn()

    def end_turn(self) -> None:
        self.phase = TURN
        seat = self.turn
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
            p = self.players[seat]
            if p.hand_size < HAND_LIMIT or p.leaders() != 0:
                break
            p.known[SKELETON] = p.hand_size  # ET-5.2: being skipped shows a hand of skeletons
        self.turn = seat
        self.me = p

    # ET-13: the end of an age

    def end_age(self, rng: Rng) -> None:
        self.ended_on = self.turn
        for p in self.players:
            self.gather_hand(p)
        score_boards(self, self.in_play(MERFOLK))
        self.phase = HORDE
        self.left = self.seats
        self.next_horde(self.turn - 1, rng)

    def gather_hand(self, p: Player) -> None:
        """ET-13.1: hands are given up unseen; until the next shuffle they lie with the deck."""
        m = p.hand_mask
        while m != 0:
            c = low_bit(m)
            m &= m - 1
            n = p.hand[c]
            while n > 0:
                self.bag[self.bag_size] = c
                self.bag_size += 1
                n -= 1
        p.drop_hand()

    def next_horde(self, seat: i64, rng: Rng) -> None:
        """ET-13.5: ask those with a horde, clockwise from who drew the last dragon; the last age cashes in by itself."""
        while self.left > 0:
            self.left -= 1
            seat = (seat + 1) % self.seats
            if self.players[seat].horde != 0:
                if self.age + 1 < self.ages:
                    self.pass_turn(seat)
                    return
                cash_in(self, seat)
        score_bands(self)
        if self.age + 1 == self.ages:
            self.phase = OVER
            self.turn = -1
            return
        self.age += 1
        self.start_age(self.poorest(), rng)

    def poorest(self) -> i64:
        """ET-4.5: least glory, the nearest clockwise from the player on whom the age ended, that player included."""
        best = self.ended_on
        i: i64 = 1
        while i < self.seats:
            seat = (self.ended_on + i) % self.seats
            if self.players[seat].glory < self.players[best].glory:
                best = seat
            i += 1
        return best

    # ET-4: the start of an age

    def in_play(self, tribe: i64) -> bool:
        for t in self.slots:
            if t == tribe:
                return True
        return False

    def start_age(self, first: i64, rng: Rng) -> None:
        self.fill_bag()
        self.row = Z37[:]
        self.row_mask = 0
        self.laid = NONE
        self.dragons = 0
        self.trolls = 63 if self.in_play(TROLL) else 0
        self.giant_size = 0
        self.giant_band = -1
        for p in self.players:
            p.trolls = 0
            p.giant_taken = 0
            p.gain(self.draw(rng))
        i: i64 = 0
        while i < 2 * self.seats:
            self.show(self.draw(rng), 1)
            i += 1
        self.top = self.bag_size // 2  # ET-4.4: the odd card goes to the dragons
        self.phase = TURN
        self.pass_turn(first)

    def fill_bag(self) -> None:
        """ET-4.1: every card of the tribes in play."""
        self.bag = EMPTY_DECK[:]
        n: i64 = 0
        slot: i64 = 0
        for tribe in self.slots:
            if tribe == SKELETONS:
                i: i64 = 0
                while i < SKELETON_CARDS:
                    self.bag[n] = SKELETON
                    n += 1
                    i += 1
            else:
                k: i64 = 0
                while k < 6:
                    i = 0
                    while i < CARDS_PER_KINGDOM[tribe]:
                        self.bag[n] = slot * 6 + k
                        n += 1
                        i += 1
                    k += 1
            slot += 1
        self.bag_size = n

    # ET-18: the end of the game

    def scores(self) -> list[int]:
        glory: list[int] = []
        for p in self.players:
            glory.append(p.glory)
        return glory

    def ranking(self) -> list[int]:
        keys: list[int] = []
        for first, second in final_keys(self):
            keys.append((first << 60) | second)
        return places(keys)


class Duel(Ethnos):
    """Two players (ET-3.5): both crowd a kingdom, and second place has no prize."""

    def alike(self) -> Ethnos:
        return Duel(self.copy_players(), self.slots, self.tokens, self.giant_glory)

    def crowd(self, p: Player, kingdom: i64) -> i64:
        return self.players[0].markers[kingdom] + self.players[1].markers[kingdom]  # ET-9.3

    def prize(self, place: i64, rank: i64, contenders: i64) -> i64:
        if rank != 0:
            return 0  # ET-15.2
        prize = self.tokens[place * self.ages + self.age]
        if contenders == 1 and self.age == 1:
            prize += self.tokens[place * self.ages]  # ET-15.3
        return prize


def set_up(players: list[Player], slots: vec[i64], tokens: vec[i64], giant_glory: vec[i64]) -> Ethnos:
    """A table before its first age, with an empty account."""
    t = Duel(players, slots, tokens, giant_glory) if len(players) == 2 else Ethnos(players, slots, tokens, giant_glory)
    supply: i64 = components.MARKERS - (2 if t.in_play(MERFOLK) else 1)  # ET-1.7
    for p in t.players:
        p.supply = supply
    t.ledger = vec[i64]([0] * (len(giant_glory) * len(players) * 11))
    return t


class SetUp:
    """What the number of players fixes (ET-2, ET-3)."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.tribes: i64 = components.tribes_in_play(seats)
        self.giant_glory: vec[i64] = vec[i64](components.giant_glory(seats))
        self.merfolk_glory: vec[i64] = vec[i64](components.merfolk_glory(seats))
        self.glory: vec[i64] = vec[i64](list(components.GLORY_TOKENS_SMALL if seats < 4 else components.GLORY_TOKENS))


SET_UPS: Final = [SetUp(max(seats, 2)) for seats in range(7)]


def deal_tokens(up: SetUp, rng: Rng) -> vec[i64]:
    """ET-2.1: shuffled, the same number to each kingdom, ascending inside it; the merfolk board comes last."""
    glory = up.glory[:]
    rng.shuffle(glory, len(glory))
    ages: i64 = len(up.giant_glory)
    i: i64 = 0
    while i < 6 * ages:
        value = glory[i]
        j = i
        while j % ages > 0 and glory[j - 1] > value:
            glory[j] = glory[j - 1]
            j -= 1
        glory[j] = value
        i += 1
    for value in up.merfolk_glory:
        glory = append(glory, value)
    return glory


def draw_tribes(n: i64, rng: Rng) -> vec[i64]:
    """ET-2.3: n of the twelve, uniformly, in the order of the data file."""
    chosen = NONE
    tribe: i64 = 0
    while tribe < 12:
        if rng.below(12 - tribe) < n - len(chosen):
            chosen = append(chosen, tribe)
        tribe += 1
    return chosen


def new_game(seats: i64, tribes: vec[i64], rng: Rng) -> Ethnos:
    """ET-2, ET-3; an empty `tribes` is drawn."""
    up = SET_UPS[seats]
    slots = tribes if len(tribes) != 0 else draw_tribes(up.tribes, rng)
    players: list[Player] = []
    i: i64 = 0
    while i < seats:
        players.append(new_player())
        i += 1
    t = set_up(players, slots, deal_tokens(up, rng), up.giant_glory)
    t.start_age(rng.below(seats), rng)
    return t
