"""The card file: 70 creatures as typed data over a closed set of words (VE-12.7).

Reading is strict: a word that is not defined here is an error of the file, found when the game is loaded.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

Colour = Literal["red", "blue", "purple"]
Family = Literal["fire", "water", "earth", "wind", "dragon"]
EffectType = Literal["instant", "permanent", "active"]
Zone = Literal["own_hand", "own_area"]
Stones = dict[Colour, int]


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Filter(Word, frozen=True):
    family: Family | None = None
    has_effect: EffectType | None = None
    printed_cost_max: int | None = None


class Count(Word, frozen=True):
    count: Literal["cards", "distinct_families", "stones_held", "stones_paid"]
    zone: Zone | None = None
    filter: Filter = Filter()
    color: Colour | None = None


class Amount(Word, frozen=True):
    """Exactly one of: times + of, or one of the three values."""

    times: int | None = None
    of: Count | None = None
    printed_cost_of: str | None = None
    effective_value_of: str | None = None
    effective_value_of_held: Colour | None = None


class Condition(Word, frozen=True):
    """Exactly one of these."""

    area_has_printed_costs: list[int] | None = None
    area_has_none: Filter | None = None
    equal: tuple[Count, Count] | None = None
    less_than: tuple[Count, int] | None = None
    holds_stone: Colour | None = None
    some_opponent_score_greater_than_yours: Literal[True] | None = None
    stones_paid_at_least: Stones | None = None
    tamed_card: Filter | None = None


class SomePlayer(Word, frozen=True):
    some_player_has_in_area: Filter
    include_self: Literal[True]


class Eligible(Word, frozen=True):
    any_player_including_self: Literal[True]
    has_in_area: Filter


class Target(Word, frozen=True):
    choose: Literal[1]
    zone: Literal["own_area"]
    filter: Filter = Filter()
    exclude: Literal["this_card"] | None = None


class Source(Word, frozen=True):
    zone: Literal["own_area"]
    exclude: Literal["this_card"]


Chooser = Literal["you", "victim"]


class GainPoints(Word, frozen=True, tag_field="op", tag="gain_points"):
    amount: int | Amount


class LosePoints(Word, frozen=True, tag_field="op", tag="lose_points"):
    amount: int


class StealPoints(Word, frozen=True, tag_field="op", tag="steal_points"):
    amount: int
    from_: Literal["chosen_opponent"] = msgspec.field(name="from")
    chooser: Chooser = "you"


class GainStones(Word, frozen=True, tag_field="op", tag="gain_stones"):
    stones: Stones


class DiscardStones(Word, frozen=True, tag_field="op", tag="discard_stones"):
    stones: Stones | Literal["all"]
    bind: str = ""


class ExchangeStones(Word, frozen=True, tag_field="op", tag="exchange_stones"):
    give: Stones
    get: Stones


class ExchangeAllStones(Word, frozen=True, tag_field="op", tag="exchange_all_stones"):
    to: Colour


class Draw(Word, frozen=True, tag_field="op", tag="draw"):
    count: int


class Recover(Word, frozen=True, tag_field="op", tag="recover"):
    target: Literal["this_card"] | Target
    chooser: Chooser = "you"
    bind: str = ""


class DiscardFromHand(Word, frozen=True, tag_field="op", tag="discard_from_hand"):
    count: Literal[1]
    chooser: Chooser = "you"
    bind: str = ""


class DiscardFromArea(Word, frozen=True, tag_field="op", tag="discard_from_area"):
    owner: Chooser
    chooser: Chooser = "you"
    target: Literal["this_card"] | None = None
    count: Literal[1] | None = None
    count_min: Literal[0] | None = None
    count_max: int | None = None
    filter: Filter = Filter()
    exclude: Literal["this_card"] | None = None


class TakeFromDiscard(Word, frozen=True, tag_field="op", tag="take_from_discard"):
    count: Literal[1]
    filter: Filter
    to: Literal["own_hand"]
    chooser: Chooser = "you"


class SummonFree(Word, frozen=True, tag_field="op", tag="summon_free"):
    from_: Literal["own_hand"] = msgspec.field(name="from")
    filter: Filter
    chooser: Chooser = "you"


class ChoosePlayer(Word, frozen=True, tag_field="op", tag="choose_player"):
    eligible: Eligible
    bind: Literal["victim"]
    chooser: Chooser = "you"


class ChooseOne(Word, frozen=True, tag_field="op", tag="choose_one"):
    options: list[Option]
    chooser: Chooser = "you"


class ChooseModes(Word, frozen=True, tag_field="op", tag="choose_modes"):
    pick: Literal[2]
    distinct: Literal[True]
    modes: list[Option]
    order: Literal["as picked"]
    chooser: Chooser = "you"


class If(Word, frozen=True, tag_field="op", tag="if"):
    cond: Condition
    then: list[Step]
    else_: list[Step] = msgspec.field(name="else")


class ActivateAll(Word, frozen=True, tag_field="op", tag="activate_all_active"):
    zone: Literal["own_area"]
    order: str
    each: Literal["once"]
    skip_if_left_area: Literal[True]
    chooser: Chooser = "you"


class CopyEffect(Word, frozen=True, tag_field="op", tag="copy_effect"):
    effect_type: Literal["instant", "active"]
    from_: Source = msgspec.field(name="from")
    source_becomes: Literal["this_card"]
    may_pick_unresolvable: Literal[True]
    chooser: Chooser = "you"


class PutOnTop(Word, frozen=True, tag_field="op", tag="put_on_top_of_draw_pile"):
    target: Literal["this_card"]


Step = (
    GainPoints
    | LosePoints
    | StealPoints
    | GainStones
    | DiscardStones
    | ExchangeStones
    | ExchangeAllStones
    | Draw
    | Recover
    | DiscardFromHand
    | DiscardFromArea
    | TakeFromDiscard
    | SummonFree
    | ChoosePlayer
    | ChooseOne
    | ChooseModes
    | If
    | ActivateAll
    | CopyEffect
    | PutOnTop
)
Link = Literal["", "then", "and"]
Predicate = str | SomePlayer


class Option(Word, frozen=True):
    id: str
    steps: list[Step]
    requires: str = "always"
    link: Link = ""


class StoneLimit(Word, frozen=True, tag_field="kind", tag="stone_limit"):
    delta: int


class StoneValue(Word, frozen=True, tag_field="kind", tag="stone_value"):
    color: Colour
    delta: int


class SwapBaseValue(Word, frozen=True, tag_field="kind", tag="swap_base_value"):
    colors: tuple[Colour, Colour]


class SummonCost(Word, frozen=True, tag_field="kind", tag="summon_cost"):
    delta: int
    filter: Filter


class Trigger(Word, frozen=True):
    on: Literal["you_summon_another_card", "you_tame_card"]
    steps: list[Step]
    cond: Condition = Condition()


class Effect(Word, frozen=True):
    type: EffectType
    steps: list[Step] = []
    link: Link = ""
    mandatory: Literal[True] = True  # no effect of the base game is optional
    summon_requires: list[Predicate] = []
    does_something_when: list[str] = []
    modifiers: list[StoneLimit | StoneValue | SwapBaseValue | SummonCost] = []
    trigger: Trigger | None = None
    applies_to_own_summoning: Literal[False] = False
    notes: str = ""


class Creature(Word, frozen=True):
    no: int
    id: str
    family: Family
    cost: int
    effects: list[Effect]
    leaves_area_during_own_instant: bool = False


FACTS: Final[dict[str, Any]] = msgspec.json.decode(files(__package__).joinpath("data.json").read_bytes())
CREATURES: Final[list[Creature]] = msgspec.convert(FACTS["cards"], list[Creature])
