"""A game at a table as a record that anybody can replay."""

from __future__ import annotations

from traktir.core.record import Record, result_of
from traktir.server.tables.standing import Standing


def record_of(standing: Standing) -> Record:
    facts = standing.facts
    # a game that was given up has a result of the table's, which does not follow from its moves
    result = result_of(standing.state) if standing.state is not None else None
    players = [chair.name or chair.bot or "" for chair in standing.chairs]
    return Record(facts.game, facts.rules_version, facts.setting, standing.seed, list(standing.actions), result, players)
