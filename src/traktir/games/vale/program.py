"""The effects of the creatures, translated from the card file into flat tables when the game is loaded.

A list of steps becomes rows that end in END. A step that begins another effect (a free summon, a copy, activating) stands last
in every list of the file, so carrying out an effect needs no stack: this is checked here.
"""

from __future__ import annotations

from typing import Final

from traktir.games.vale import creatures as said
from traktir.games.vale import opcodes as op
from traktir.games.vale.components import CARDS, COLOURS, FAMILIES, NOMINAL, STONE_LIMIT, TYPES, has_effect, pack
from traktir.games.vale.creatures import CREATURES, Condition, Effect, Filter, Predicate, Step

LAST: Final = (said.SummonFree, said.ActivateAll, said.CopyEffect, said.ChooseOne, said.ChooseModes, said.If)


class Unspeakable(ValueError):
    """The card file says something that the rules have no word for."""


class Program:
    """Rows that several cards may share parts of."""

    def __init__(self) -> None:
        self.rows: list[tuple[int, int, int, int]] = [(op.END, 0, 0, 0)]
        self.otherwise: list[int] = [0]  # where to go on when the step fails
        self.filters: list[Filter] = [Filter()]
        self.conditions: list[tuple[int, int, int]] = [(op.ALWAYS, 0, 0)]
        self.options: list[tuple[str, int, int]] = []  # name, condition, first row

    def filter(self, filter: Filter) -> int:
        if filter not in self.filters:
            self.filters.append(filter)
        return self.filters.index(filter)

    def condition(self, kind: int, a: int = 0, b: int = 0) -> int:
        if (kind, a, b) not in self.conditions:
            self.conditions.append((kind, a, b))
        return self.conditions.index((kind, a, b))

    # steps

    def steps(self, steps: list[Step], link: said.Link) -> int:
        """Write a list behind what there is; its first row. Lists inside it are written behind its END."""
        start = len(self.rows)
        end = start + len(steps)
        for at, step in enumerate(steps):
            if isinstance(step, LAST) and at + 1 < len(steps):
                raise Unspeakable(step)
            self.rows.append((op.END, 0, 0, 0))
            self.otherwise.append(end if link == "then" else self._after_bound(steps, at, start))  # VE-8.4
        self.rows.append((op.END, 0, 0, 0))
        self.otherwise.append(end)
        for at, step in enumerate(steps):
            follower = steps[at + 1] if at + 1 < len(steps) else None
            self.rows[start + at] = self._row(step, follower)
        return start

    @staticmethod
    def _after_bound(steps: list[Step], at: int, start: int) -> int:
        """VE-8.11: a step that needs the result of a failed one is skipped."""
        name = getattr(steps[at], "bind", "")
        at += 1
        while name and at < len(steps):
            step = steps[at]
            amount = step.amount if isinstance(step, said.GainPoints) and isinstance(step.amount, said.Amount) else None
            needs = isinstance(step, said.DiscardFromArea) and step.owner == name
            if not needs and (amount is None or name not in (amount.printed_cost_of, amount.effective_value_of)):
                break
            at += 1
        return start + at

    def _row(self, step: Step, follower: Step | None) -> tuple[int, int, int, int]:
        match step:
            case said.GainPoints(amount=int() as points):
                return op.POINTS, points, 0, 0
            case said.GainPoints():
                return self._points(step)
            case said.LosePoints():
                return op.LOSE, step.amount, 0, 0
            case said.StealPoints():
                return op.STEAL, step.amount, 0, 0
            case said.GainStones():
                return op.STONES, pack(step.stones), 0, 0
            case said.DiscardStones(stones="all"):
                return op.DROP_ALL, 0, 0, 0
            case said.DiscardStones(stones=dict() as stones):
                return op.DROP, pack(stones), 0, 0
            case said.ExchangeStones():
                return op.EXCHANGE, pack(step.give), pack(step.get), 0
            case said.ExchangeAllStones():
                return op.TURN_ALL, COLOURS.index(step.to), 0, 0
            case said.Draw():
                return op.DRAW, step.count, 0, 0
            case said.Recover(target=said.Target() as target):
                return op.RECOVER, self.filter(target.filter), int(target.exclude is not None), 0
            case said.Recover():
                return op.RECOVER_THIS, 0, 0, 0
            case said.DiscardFromHand():
                return op.DISCARD_FROM_HAND, int(isinstance(follower, said.SummonFree)), 0, 0
            case said.DiscardFromArea(target="this_card"):
                return op.DISCARD_THIS, 0, 0, 0
            case said.DiscardFromArea(owner="victim", chooser="victim", count=1):
                return op.GIVE_UP, self.filter(step.filter), 0, 0
            case said.DiscardFromArea(owner="you", count_min=0, count_max=int() as most, exclude="this_card"):
                return op.CLEAR, most, 0, 0
            case said.TakeFromDiscard():
                return op.TAKE, self.filter(step.filter), 0, 0
            case said.SummonFree():
                return op.SUMMON_FREE, self.filter(step.filter), 0, 0
            case said.ChoosePlayer():
                return op.CHOOSE_VICTIM, self.filter(step.eligible.has_in_area), 0, 0
            case said.ChooseOne():
                return op.CHOOSE_ONE, self._options(step.options), len(step.options), 0
            case said.ChooseModes():
                return op.CHOOSE_TWO, self._options(step.modes), len(step.modes), 0
            case said.If():
                return op.IF, self._if(step.cond), self.steps(step.then, ""), self.steps(step.else_, "")
            case said.ActivateAll():
                return op.ACTIVATE_ALL, 0, 0, 0
            case said.CopyEffect():
                return op.COPY, TYPES.index(step.effect_type), self.filter(Filter(has_effect=step.effect_type)), 0
            case said.PutOnTop():
                return op.TOP_OF_PILE, 0, 0, 0
        raise Unspeakable(step)

    def _points(self, step: said.GainPoints) -> tuple[int, int, int, int]:
        match step.amount:
            case said.Amount(times=int() as times, of=said.Count(count="cards", zone="own_hand") as count):
                return op.POINTS_PER_CARD_IN_HAND, times, self.filter(count.filter), 0
            case said.Amount(times=int() as times, of=said.Count(count="cards", zone="own_area") as count):
                return op.POINTS_PER_CARD_IN_AREA, times, self.filter(count.filter), 0
            case said.Amount(times=int() as times, of=said.Count(count="distinct_families", zone="own_area")):
                return op.POINTS_PER_FAMILY, times, 0, 0
            case said.Amount(times=int() as times, of=said.Count(count="stones_held", color=str() as colour)):
                return op.POINTS_PER_STONE, times, COLOURS.index(colour), 0
            case said.Amount(effective_value_of_held=str() as colour):
                return op.POINTS_FOR_HELD, 0, COLOURS.index(colour), 0
            case said.Amount(effective_value_of=str()):
                return op.POINTS_FOR_DROPPED, 0, 0, 0
            case said.Amount(printed_cost_of=str()):
                return op.POINTS_FOR_COST, 0, 0, 0
        raise Unspeakable(step)

    def _options(self, options: list[said.Option]) -> int:
        first = len(self.options)
        for option in options:
            needs = self.predicate(option.requires)
            self.options.append((option.id.replace("_", "-"), needs, self.steps(option.steps, option.link)))
        return first

    # conditions

    def _if(self, said_so: Condition) -> int:
        match said_so:
            case Condition(area_has_printed_costs=list() as costs):
                return self.condition(op.COSTS, sum(1 << cost for cost in costs))
            case Condition(area_has_none=Filter() as filter):
                return self.condition(op.NONE_OF, self.filter(filter))
            case Condition(equal=(said.Count(zone="own_hand"), said.Count(zone="own_area"))):
                return self.condition(op.AS_MANY)
            case Condition(less_than=(said.Count(zone="own_hand"), n)):
                return self.condition(op.HAND_BELOW, n)
            case Condition(holds_stone=str() as colour):
                return self.condition(op.HOLDS, 1 << COLOURS.index(colour))
            case Condition(some_opponent_score_greater_than_yours=True):
                return self.condition(op.BEHIND)
        raise Unspeakable(said_so)

    def predicate(self, words: Predicate) -> int:
        if isinstance(words, said.SomePlayer):
            return self.condition(op.SOMEBODY, self.filter(words.some_player_has_in_area))
        plain = {
            "always": (op.ALWAYS, 0),
            "hand_size>=1": (op.HAND, 1),
            "score>=0": (op.ALWAYS, 0),
            "score>=1": (op.SCORE, 1),
            "score>=2": (op.SCORE, 2),
            "you_hold_red>=1": (op.HOLDS, 1),
            "you_hold_blue>=1": (op.HOLDS, 2),
            "you_hold_purple>=1": (op.HOLDS, 4),
            "you_hold_blue>=1 or you_hold_purple>=1": (op.HOLDS, 6),
            "some_opponent_score>=1": (op.RIVAL_SCORE, 1),
            "discard_pile_has_earth_card": (op.IN_DISCARD, self.filter(Filter(family="earth"))),
            "a_card_can_be_drawn": (op.CAN_DRAW, 0),
            "own_area_has_another_card": (op.OTHER, self.filter(Filter())),
            "own_area_has_another_card_with_instant": (op.OTHER, self.filter(Filter(has_effect="instant"))),
            "own_area_has_another_card_with_active": (op.OTHER, self.filter(Filter(has_effect="active"))),
            "discard_and_free_summon_pair_exists": (op.PAIR, 0),
            "free_summonable_dragon_exists": (op.FREE, self.filter(Filter(family="dragon"))),
        }
        if words not in plain:
            raise Unspeakable(words)
        return self.condition(*plain[words])

    def matters(self, effect: Effect) -> int:
        """VE-10.4: when an active effect can do something."""
        (words,) = effect.does_something_when
        first = effect.steps[0]
        if words == "condition_met" and isinstance(first, said.If):
            return self._if(first.cond)
        if words == "own_area_has_matching_card" and isinstance(first, said.Recover) and isinstance(first.target, said.Target):
            return self.condition(op.OTHER, self.filter(first.target.filter), int(first.target.exclude is None))
        return self.predicate(words)


def _effect(card: int, type: str) -> Effect | None:
    return next((effect for effect in CREATURES[card].effects if effect.type == type), None)


PROGRAM: Final = Program()
# by card: where its effect of a type begins (0: none), and the rows behind it that belong to it
STARTS: Final[dict[str, list[int]]] = {"instant": [], "active": []}
ENDS: Final[dict[str, list[int]]] = {"instant": [], "active": []}
REQUIRES: Final[list[int]] = []  # the condition of VE-8.3
MATTERS: Final[list[int]] = []  # the condition of VE-10.4


def _translate() -> None:
    for card in range(len(CARDS)):
        for type, starts in STARTS.items():
            effect = _effect(card, type)
            starts.append(PROGRAM.steps(effect.steps, effect.link) if effect else 0)
            ENDS[type].append(len(PROGRAM.rows))
        instant, active = _effect(card, "instant"), _effect(card, "active")
        needs = [PROGRAM.predicate(words) for words in instant.summon_requires] if instant else []
        if len(needs) > 1:
            raise Unspeakable(CARDS[card])
        REQUIRES.append(needs[0] if needs else 0)
        MATTERS.append(PROGRAM.matters(active) if active else 0)


_translate()


def matches(card: int, filter: Filter) -> bool:
    creature = CREATURES[card]
    return (
        filter.family in (None, creature.family)
        and (filter.has_effect is None or has_effect(card, filter.has_effect))
        and (filter.printed_cost_max is None or creature.cost <= filter.printed_cost_max)
    )


def cards_of(filter: Filter) -> list[int]:
    return [card for card in range(len(CARDS)) if matches(card, filter)]


# permanent effects: what a card changes while it lies in the area

LIMIT: Final[list[int]] = [0] * len(CARDS)  # of stones
WORTH: Final[list[int]] = [0] * (3 * len(CARDS))  # of a stone, by colour
SWAP: Final[list[int]] = [0] * len(CARDS)  # the two colours whose base values are exchanged, as a set
DISCOUNT: Final[list[int]] = [0] * (len(FAMILIES) * len(CARDS))  # on a summon, by family
ON_SUMMON: Final[list[tuple[int, int, int]]] = [(op.NOTHING, 0, 0)] * len(CARDS)  # kind, points, colour
ON_TAME: Final[list[int]] = [0] * len(CARDS)  # stones
TAMED: Final[list[int]] = [0] * len(CARDS)  # filter for the card tamed


def _modify(card: int, effect: Effect) -> None:
    for modifier in effect.modifiers:
        match modifier:
            case said.StoneLimit():
                LIMIT[card] += modifier.delta
            case said.StoneValue():
                WORTH[3 * card + COLOURS.index(modifier.color)] += modifier.delta
            case said.SwapBaseValue():
                SWAP[card] = sum(1 << COLOURS.index(colour) for colour in modifier.colors)
            case said.SummonCost(filter=Filter(has_effect=None, printed_cost_max=None) as filter):
                for f, family in enumerate(FAMILIES):
                    if filter.family in (None, family):
                        DISCOUNT[len(FAMILIES) * card + f] -= modifier.delta
            case _:
                raise Unspeakable(modifier)


def _arm(card: int, trigger: said.Trigger) -> None:
    (step,) = trigger.steps
    match trigger.on, trigger.cond, step:
        case "you_tame_card", Condition(tamed_card=Filter() as filter), said.GainStones():
            ON_TAME[card] = pack(step.stones)
            TAMED[card] = PROGRAM.filter(filter)
        case "you_summon_another_card", Condition(stones_paid_at_least=dict() as paid), said.GainPoints(amount=int() as points):
            ((colour, least),) = paid.items()
            if least != 1:
                raise Unspeakable(trigger)
            ON_SUMMON[card] = (op.WITH_STONE_PAID, points, COLOURS.index(colour))
        case "you_summon_another_card", _, said.GainPoints(amount=int() as points):
            ON_SUMMON[card] = (op.EACH_SUMMON, points, 0)
        case "you_summon_another_card", _, said.GainPoints(amount=said.Amount(times=int() as points, of=said.Count() as count)):
            if count.count != "stones_paid" or count.color is None:
                raise Unspeakable(trigger)
            ON_SUMMON[card] = (op.PER_STONE_PAID, points, COLOURS.index(count.color))
        case _:
            raise Unspeakable(trigger)


def _permanent() -> None:
    for card in range(len(CARDS)):
        effect = _effect(card, "permanent")
        if effect is not None:
            _modify(card, effect)
            if effect.trigger is not None:
                _arm(card, effect.trigger)


_permanent()

# what a player has with an empty area
BASE_WORTH: Final = list(NOMINAL)
BASE_LIMIT: Final = STONE_LIMIT

# the cards that the rules look for
ALL: Final = range(len(CARDS))
WITH_ACTIVE: Final[list[int]] = [c for c in ALL if STARTS["active"][c]]
NEEDY: Final[list[int]] = [c for c in ALL if REQUIRES[c]]
TRIGGERS: Final[list[int]] = [c for c in ALL if ON_SUMMON[c][0] != op.NOTHING]
TAMERS: Final[list[int]] = [c for c in ALL if ON_TAME[c]]
MODIFIERS: Final[list[int]] = [
    c for c in ALL if LIMIT[c] or SWAP[c] or any(WORTH[3 * c : 3 * c + 3]) or any(DISCOUNT[5 * c : 5 * c + 5])
]
