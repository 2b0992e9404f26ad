"""Information-set tree search for any number of seats. Compiled.

Every iteration imagines a world behind the table, walks down the tree along decisions that are legal in it, adds one
node, plays the game out (or a while, and judges), and tells every node on the way what each seat got. A seat chooses what is
best for itself: its mean result, an upper confidence bound that counts how often a decision was available (it may be legal
in some worlds only), and a bias towards what the game's insight finds promising, which fades with the visits.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from traktir.core.insight import Insight
from traktir.core.rng import Rng
from traktir.core.state import ROOM, State

NO: Final = vec[i64]([])
SPACE: Final = 4096  # no game has more actions
LN2: Final = log(2.0)


class Tree:
    def __init__(self, root: State, insight: Insight, explore: float, bias: float, horizon: i64, planned: i64 = 300) -> None:
        self.root = root
        self.insight = insight
        self.seat: i64 = root.turn
        self.seats: i64 = root.seats
        self.explore = explore
        self.bias = bias
        self.horizon: i64 = horizon  # decisions of a playout before it is judged; 0: to the end of the game
        self.planned: i64 = planned  # iterations, for insight that takes its time accordingly
        self.iterations: i64 = 0
        self.salt: i64 = -1  # of the worlds that are looked at, once the first one was
        self.depth: i64 = 0  # of the deepest node so far
        # nodes: what led to each, its family, and its figures
        self.action: vec[i64] = vec[i64]([-1])
        self.child: vec[i64] = vec[i64]([-1])
        self.sibling: vec[i64] = vec[i64]([-1])
        self.visits: vec[i64] = vec[i64]([0])
        self.offers: vec[i64] = vec[i64]([0])  # how often it was legal when its parent was visited
        self.gains: vec[i64] = vec[i64]([0] * root.seats)  # node * seats + seat
        self.squares: vec[i64] = vec[i64]([0])  # of the root's own gains, where a decision of the root was looked at
        # the root's own decisions are the same in every world, and so is what insight finds in them (`open_eyes`)
        self.choices: i64 = 0
        self.first: vec[i64] = vec[i64]([0] * ROOM)
        self.sight: vec[i64] = vec[i64]([0] * ROOM)
        # room that every iteration uses again
        self.legal: vec[i64] = vec[i64]([0] * ROOM)
        self.weights: vec[i64] = vec[i64]([0] * ROOM)
        self.path: vec[i64] = vec[i64]([0] * 4096)
        self.result: vec[i64] = vec[i64]([0] * root.seats)
        self.found: vec[i64] = vec[i64]([-1] * SPACE)  # action -> child of the node being looked at

    def run(self, iterations: i64, rng: Rng) -> None:
        i: i64 = 0
        while i < iterations:
            self.iterate(rng)
            i += 1

    def decide(self, iterations: i64, rng: Rng) -> int:
        """The decision that `run` would look at most often. It stops as soon as no other one can catch up any more, or is so much
        worse that it hardly will."""
        left = iterations
        while left > 0 and self.lead() <= left and (left % 32 != 0 or not self.certain()):
            self.iterate(rng)
            left -= 1
        return self.tried()[0][0]

    def compare(self, iterations: i64, trust: float, rng: Rng) -> None:
        """Look at all decisions in the same worlds, but at nothing below them; drop the worse half, look again at the others,
        and so on. For first sight that is nearly right: every halving of a decision's weight costs it so much `trust`.
        """
        n = self.open_eyes()
        best: i64 = 1
        for i in range(n):
            best = max(best, self.sight[i])
        doubts = [trust * log(float(best) / float(self.sight[i])) / LN2 for i in range(n)]
        nodes = [-1] * n
        left: list[tuple[float, int]] = [(-doubts[i], i) for i in range(n)]
        rounds = 1
        while 1 << rounds < n:
            rounds += 1
        while len(left) > 1:
            looks = max(1, iterations // (rounds * len(left)))
            again: list[tuple[float, int]] = []
            for _, at in left:
                for _ in range(looks):
                    nodes[at] = self.look(self.first[at], nodes[at], False, rng)
                node: i64 = nodes[at]
                mean = float(self.gains[node * self.seats + self.seat]) / (1000.0 * float(self.visits[node]))
                again.append((mean - doubts[at], at))
            again.sort(key=_best_first)
            left = again[: (len(again) + 1) // 2]
            self.iterations += looks * len(again)
        # the choice is what was looked at most often
        self.look(self.first[left[0][1]], nodes[left[0][1]], False, rng)
        self.iterations += 1

    def lead(self) -> i64:
        """Visits that the decision of the root looked at most often has more than the next one."""
        first: i64 = 0
        second: i64 = 0
        child = self.child[0]
        while child >= 0:
            n = self.visits[child]
            if n > first:
                second = first
                first = n
            elif n > second:
                second = n
            child = self.sibling[child]
        return first - second

    def certain(self) -> bool:
        """Whether the decision looked at most often is better than any other by three standard errors, and none is untried."""
        first: i64 = -1
        tried: i64 = 0
        child = self.child[0]
        while child >= 0:
            if first < 0 or self.visits[child] > self.visits[first]:
                first = child
            tried += 1
            child = self.sibling[child]
        if tried < self.choices or tried < 2:
            return False
        mean, error = self.estimate(first)
        child = self.child[0]
        while child >= 0:
            if child != first:
                other, its_error = self.estimate(child)
                if self.visits[child] < 4 or mean - other < 3.0 * sqrt(error + its_error):
                    return False
            child = self.sibling[child]
        return True

    def estimate(self, node: i64) -> tuple[float, float]:
        """Mean result of a decision of the root, and the square of its standard error."""
        n = float(self.visits[node])
        mean = float(self.gains[node * self.seats + self.seat]) / n
        return mean, (float(self.squares[node]) / n - mean * mean + 1000.0) / n

    def insist(self, action: i64, iterations: i64, rng: Rng) -> None:
        """Look at one decision of the root for a while, whatever the search thinks of it; the root is not counted."""
        before = self.visits[0]
        gains = self.gains[: self.seats]
        i: i64 = 0
        while i < iterations:
            node = self.child[0]
            while node >= 0 and self.action[node] != action:
                node = self.sibling[node]
            self.look(action, node, True, rng)
            i += 1
        self.visits[0] = before
        seat: i64 = 0
        while seat < self.seats:
            self.gains[seat] = gains[seat]
            seat += 1

    def iterate(self, rng: Rng) -> None:
        n = self.open_eyes()
        if n == 1:
            self.path[0] = 0
            self.descend(self.root.imagine(self.seat, rng), 0, 1, False, rng)
        else:
            i: i64 = 0
            while i < n:
                self.legal[i] = self.first[i]
                self.weights[i] = self.sight[i]
                i += 1
            action = self.legal[self.choose(0, self.seat, n, rng)]
            node = self.found[action]
            self.forget(0)
            self.look(action, node, True, rng)
        self.iterations += 1

    def open_eyes(self) -> i64:
        """How many decisions the root has; what insight says to them is asked once, and with care."""
        if self.choices == 0:
            self.choices = self.root.actions_into(self.first)
            if self.choices > 1:
                self.insight.weigh(self.root, self.first, self.choices, self.sight)
            self.insight.hurry(self.planned)
        return self.choices

    def look(self, action: i64, node: i64, deep: bool, rng: Rng) -> i64:
        """What comes of one decision of the root, with or without the tree below it. The n-th look at each sees the same world
        and the same chance as the n-th look at any other: that takes much of the luck out of comparing them."""
        if self.salt < 0:
            self.salt = rng.next()
        grown = node < 0
        if grown:
            node = self.grow(0, action)
        chance = Rng((self.salt << 20) + self.visits[node])
        world = self.root.imagine(self.seat, chance)
        world.play(action, chance)
        self.path[0] = 0
        self.path[1] = node
        self.descend(world, node, 2, grown or not deep, chance)
        self.squares[node] += self.result[self.seat] * self.result[self.seat]
        return node

    def descend(self, world: State, node: i64, length: i64, grown: bool, rng: Rng) -> None:
        """From a node on: down the tree, one new node, a playout, and word back to everybody on the path."""
        path = self.path
        while world.turn >= 0 and not grown and length < 4000:
            n = world.actions_into(self.legal)
            if n == 1:
                # nothing to decide: no node, no visit
                world.play(self.legal[0], rng)
                continue
            self.insight.weigh(world, self.legal, n, self.weights)
            i = self.choose(node, world.turn, n, rng)
            action = self.legal[i]
            parent = node
            node = self.found[action]
            self.forget(parent)
            if node < 0:
                node = self.grow(parent, action)
                grown = True
            path[length] = node
            length += 1
            world.play(action, rng)
        if length > self.depth:
            self.depth = length
        self.play_out(world, rng)
        self.tell(length)

    def choose(self, node: i64, mover: i64, n: i64, rng: Rng) -> i64:
        """Which of the n legal actions to follow, as an index; `found` then knows the children by action."""
        found = self.found
        legal = self.legal
        offers = self.offers
        child = self.child[node]
        while child >= 0:
            found[self.action[child]] = child
            child = self.sibling[child]
        total: i64 = 0
        i: i64 = 0
        while i < n:
            total += self.weights[i]
            i += 1
        mean: float = 0.5
        if self.visits[node] > 0:
            mean = float(self.gains[node * self.seats + mover]) / (1000.0 * float(self.visits[node]))
        best: float = -1e9
        chosen: i64 = 0
        scale = self.bias / float(total)
        i = 0
        while i < n:
            child = found[legal[i]]
            if child < 0:
                # never tried: as good as the table, and as uncertain as anything seen once
                value = mean + self.explore * sqrt(log(float(self.visits[node]) + 2.0)) + scale * float(self.weights[i])
            else:
                offers[child] += 1
                seen = float(self.visits[child])
                value = (
                    float(self.gains[child * self.seats + mover]) / (1000.0 * seen)
                    + self.explore * sqrt(log(float(offers[child]) + 1.0) / seen)
                    + scale * float(self.weights[i]) / (seen + 1.0)
                )
            # equal prospects: the later one half of the time, so that no order is preferred
            if value > best or (value == best and rng.below(2) == 0):
                best = value
                chosen = i
            i += 1
        return chosen

    def forget(self, node: i64) -> None:
        child = self.child[node]
        while child >= 0:
            self.found[self.action[child]] = -1
            child = self.sibling[child]

    def grow(self, parent: i64, action: i64) -> i64:
        node: i64 = len(self.action)
        self.action = append(self.action, action)
        self.child = append(self.child, -1)
        self.sibling = append(self.sibling, self.child[parent])
        self.child[parent] = node
        self.visits = append(self.visits, 0)
        self.offers = append(self.offers, 1)
        self.squares = append(self.squares, 0)
        seat: i64 = 0
        while seat < self.seats:
            self.gains = append(self.gains, 0)
            seat += 1
        return node

    def play_out(self, world: State, rng: Rng) -> None:
        left = self.horizon if self.horizon > 0 else 1_000_000
        while world.turn >= 0 and (left > 0 or not self.insight.quiet(world)):
            n = world.actions_into(self.legal)
            world.play(self.insight.pick(world, self.legal, n, self.weights, rng), rng)
            left -= 1
        if world.turn < 0:
            self.insight.reward(world, self.result)
        else:
            self.insight.judge(world, self.result)

    def tell(self, length: i64) -> None:
        seats = self.seats
        gains = self.gains
        visits = self.visits
        result = self.result
        i: i64 = 0
        while i < length:
            node = self.path[i]
            visits[node] += 1
            seat: i64 = 0
            while seat < seats:
                gains[node * seats + seat] += result[seat]
                seat += 1
            i += 1

    # what came out

    def tried(self) -> list[tuple[int, int, float]]:
        """For each decision at the root: action, visits, mean result of the seat (0 to 1), most visited first."""
        rows: list[tuple[int, int, float]] = []
        child = self.child[0]
        while child >= 0:
            n = self.visits[child]
            rows.append((self.action[child], n, float(self.gains[child * self.seats + self.seat]) / (1000.0 * float(n))))
            child = self.sibling[child]
        rows.sort(key=_most_visited)
        return rows

    def outlook(self) -> list[float]:
        """The mean result of every seat so far."""
        return self.means(0)

    def outlook_after(self, action: i64) -> list[float]:
        """The same behind one decision of the root; empty when it was never tried."""
        child = self.child[0]
        while child >= 0:
            if self.action[child] == action:
                return self.means(child)
            child = self.sibling[child]
        return []

    def means(self, node: i64) -> list[float]:
        n = self.visits[node]
        means: list[float] = []
        seat: i64 = 0
        while seat < self.seats:
            gain = float(self.gains[node * self.seats + seat])
            means.append(gain / (1000.0 * float(n)) if n > 0 else 1.0 / float(self.seats))
            seat += 1
        return means


def _best_first(row: tuple[float, int]) -> tuple[float, int]:
    return (-row[0], row[1])


def _most_visited(row: tuple[int, int, float]) -> tuple[int, float, int]:
    return (-row[1], -row[2], row[0])
