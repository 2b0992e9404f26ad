"""The house's bots and other people's: legal, prompt, and no trouble to the table."""

from __future__ import annotations

import itertools
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from traktir.bots import BOTS, bot, thinking
from traktir.bots.outside import PATIENCE, HelloBack, Outside
from traktir.bots.parallel import add_up, think_together
from traktir.bots.thinking import LEVELS, Greedy, Level, Thought
from traktir.core.game import Refused, Setting
from traktir.core.rng import Rng
from traktir.games import FOLDERS, about, game
from traktir.locale import LANGUAGES, speaker

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
SETTINGS = [(id, Setting(seats, mode.id)) for id in FOLDERS for mode in about(id).modes for seats in dict.fromkeys(mode.seats)]


def play(id: str, setting: Setting, players: list, seed: int = 1) -> tuple[list[int], int]:
    """A whole game; the ranking and the number of decisions."""
    rules = game(id)
    rng = Rng(seed)
    state = rules.new(setting, rng)
    chance = Rng(seed + 1)
    decisions = 0
    while state.turn >= 0:
        seat = state.turn
        action = players[seat].choose(state.imagine(seat, chance), chance)
        assert action in state.actions(), f"{id} {setting} ply {decisions}"
        state.play(action, rng)
        decisions += 1
        assert decisions < 20_000, "the bots never finish"
    return state.ranking(), decisions


@pytest.mark.parametrize(("id", "setting"), SETTINGS, ids=lambda x: x if isinstance(x, str) else f"{x.mode}-{x.seats}")
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_finish_their_games(id: str, setting: Setting, name: str) -> None:
    for seed in range(3):
        ranking, _ = play(id, setting, [bot(name, id, setting) for _ in range(setting.seats)], seed)
        assert len(ranking) == setting.seats


@pytest.mark.parametrize(("id", "setting"), SETTINGS, ids=lambda x: x if isinstance(x, str) else f"{x.mode}-{x.seats}")
def test_a_searching_bot_finishes_its_game(id: str, setting: Setting) -> None:
    quick = Level("quick", iterations=4)
    players = [quick.seat_down(game(id), setting), *(bot("greedy", id, setting) for _ in range(setting.seats - 1))]
    assert len(play(id, setting, players)[0]) == setting.seats


def test_a_searching_bot_trusts_its_first_sight_where_that_is_enough() -> None:
    rules, setting = game("elfenland"), Setting(2)
    rng = Rng(2)
    state = rules.new(setting, rng)
    calm = Level("calm", iterations=240)
    searcher, greedy = calm.seat_down(rules, setting), Greedy(rules, setting)
    greedy.insight.dwell(calm.planned(greedy.insight, 2))  # as far along the way
    settled = 0
    while state.turn >= 0:
        world = state.imagine(state.turn, rng)
        if len(world.actions()) > 1 and rules.insight(setting).settled(world):
            settled += 1
            # equals are drawn from, so any of the favourites will do
            assert searcher.choose(world, Rng(settled)) in {greedy.choose(world, Rng(seed)) for seed in range(20)}
        state.play(greedy.choose(world, rng), rng)
    assert settled > 10


def test_every_bot_has_a_name_and_a_character_in_both_languages() -> None:
    for language in LANGUAGES:
        say = speaker(language)
        for id in BOTS:
            assert say(f"bot-{id}") and say(f"bot-{id}-about")


def test_levels_think_longer_and_longer() -> None:
    assert [level.id for level in LEVELS] == ["novice", "regular", "veteran", "master"]
    assert sorted(LEVELS, key=lambda level: level.iterations) == list(LEVELS)


def test_thinking_by_the_clock_stops_in_time() -> None:
    rules = game("ethnos")
    state = rules.new(Setting(4), Rng(1))
    began = time.perf_counter()
    thought = LEVELS[-1].think(rules, Setting(4), state.imagine(state.turn, Rng(2)), Rng(3), seconds=0.05)
    assert thought.iterations > 0
    assert time.perf_counter() - began < 5


def test_a_comparison_by_the_clock_doubles_while_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elfenland's decisions are compared, not grown into a tree; a comparison is not broken off."""
    rules, setting, rng = game("elfenland"), Setting(2), Rng(4)
    state, greedy = rules.new(setting, rng), bot("greedy", "elfenland", setting)
    while len(state.actions()) == 1 or rules.insight(setting).settled(state):
        state.play(greedy.choose(state, rng), rng)
    world = state.imagine(state.turn, Rng(2))
    ticks = itertools.count()
    monkeypatch.setattr(thinking.time, "perf_counter", lambda: float(next(ticks)))  # every look at the clock takes a second
    short, long = (LEVELS[1].think(rules, setting, world, Rng(3), seconds=seconds) for seconds in (1.0, 12.0))
    assert 0 < 4 * short.iterations < long.iterations
    assert {row[0] for row in short.rows} == {row[0] for row in long.rows} == set(world.actions())


def test_thoughts_of_several_processes_add_up() -> None:
    one = Thought([(3, 6, 0.5), (1, 4, 0.25)], [0.4, 0.6], 10)
    other = Thought([(1, 8, 0.75), (2, 2, 0.0)], [0.2, 0.8], 10)
    both = add_up([one, other])
    assert both.iterations == 20
    assert [(a, n, round(m, 4)) for a, n, m in both.rows] == [(1, 12, 0.5833), (3, 6, 0.5), (2, 2, 0.0)]
    assert [round(x, 4) for x in both.outlook] == [0.3, 0.7]


def test_thinking_together_follows_from_the_seed() -> None:
    rules = game("ethnos")
    state = rules.new(Setting(3), Rng(1))
    level = Level("pair", iterations=40)
    effort = rules.insight(Setting(3)).manner(3).effort
    with ThreadPoolExecutor(2) as pool:
        thoughts = [
            think_together(pool, 2, level, rules, Setting(3), state.imagine(state.turn, Rng(2)), Rng(3)) for _ in range(2)
        ]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].iterations == 40 * effort // 100
    assert {action for action, _, _ in thoughts[0].rows} <= set(state.actions())


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refused):
        bot("deep-blue", "ethnos", Setting(4))
    with pytest.raises(Refused):
        bot("exec:/no/such/program", "ethnos", Setting(4))
    with pytest.raises(Refused):
        bot("exec:'unbalanced", "ethnos", Setting(4))
    for nothing in ("exec:", "exec: ", "exec:\0", f"exec@0:{sys.executable}", f"exec@-1:{sys.executable}", "exec@soon:true"):
        with pytest.raises(Refused):
            bot(nothing, "ethnos", Setting(4))


# other people's bots


def outside(tmp_path: Path, source: str, seconds: float = 5.0) -> Outside:
    path = tmp_path / "bot.py"
    path.write_text(source)
    return Outside(game("ethnos"), Setting(2), f"{sys.executable} {path}", seconds)


def test_the_example_bot_plays_a_whole_game() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 45
    setting = Setting(2)
    guest = bot(f"exec:{sys.executable} {EXAMPLE}", "ethnos", setting)
    assert isinstance(guest, Outside)
    play("ethnos", setting, [guest, bot("random", "ethnos", setting)])
    assert not guest.lost
    assert guest.name == "forty lines"
    guest.leave()
    guest.leave()


HELLO = "import json,sys,time\nprint(json.dumps({'type':'hello'}),flush=True)\nsys.stdin.readline()\n"
BAD = {
    "crashes at once": "raise SystemExit(1)",
    "crashes later": HELLO + "sys.stdin.readline(); sys.exit(1)",
    "talks nonsense": HELLO + "for line in sys.stdin: print('hello there', flush=True)",
    "chooses what is not legal": HELLO + "for line in sys.stdin: print(json.dumps({'type':'choose','action':99999}), flush=True)",
    "chooses no move": HELLO + "for line in sys.stdin: print(json.dumps({'type':'choose','notation':'dance'}), flush=True)",
    "chooses nothing": HELLO + "for line in sys.stdin: print(json.dumps({'type':'choose'}), flush=True)",
    "answers with a wrong type": HELLO + "for line in sys.stdin: print(json.dumps({'type':'choose','action':[1]}), flush=True)",
    "answers without listening": "import json,time\nprint(json.dumps({'type':'hello'}),flush=True)\n"
    "while True: print(json.dumps({'type':'choose','notation':'deck'}),flush=True); time.sleep(0.002)",
    "never stops talking": "import sys\nwhile True: sys.stdout.write('x'*100000)",
    "nests deeply": HELLO + "for line in sys.stdin: print('['*60000, flush=True)",
    "speaks no utf-8": "import sys\nfor line in sys.stdin: sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()",
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_program_loses_its_decisions_never_the_table(tmp_path: Path, name: str) -> None:
    guest = outside(tmp_path, BAD[name])
    play("ethnos", Setting(2), [guest, bot("greedy", "ethnos", Setting(2))])
    assert guest.lost.total() >= (1 if "crashes" in name else PATIENCE)
    assert guest.program is None
    guest.leave()


def test_a_program_that_hangs_is_not_waited_for(tmp_path: Path) -> None:
    guest = outside(tmp_path, "import time\ntime.sleep(600)", seconds=0.2)
    began = time.perf_counter()
    play("ethnos", Setting(2), [guest, bot("greedy", "ethnos", Setting(2))])
    assert time.perf_counter() - began < 30
    assert guest.lost and guest.program is None


def test_a_program_that_never_reads_is_not_waited_for(tmp_path: Path) -> None:
    guest = outside(tmp_path, "import time\ntime.sleep(600)", seconds=0.05)
    guest.questions.put(HelloBack("x" * 1_000_000))  # more than a pipe takes
    began = time.perf_counter()
    play("ethnos", Setting(2), [guest, bot("greedy", "ethnos", Setting(2))])
    assert time.perf_counter() - began < 30
    assert guest.program is None
    assert not any(thread.is_alive() for thread in guest.threads)


LATE = HELLO + (
    "for line in sys.stdin:\n"
    " message=json.loads(line)\n"
    " if message['type']!='decide': break\n"
    " answer={'type':'choose','number':message['number'],'action':message['moves'][-1]['action']}\n"
    " stale={'type':'choose','number':message['number']-1,'action':99999}\n"
    " print(json.dumps(stale),flush=True)\n"
    " print(json.dumps(answer),flush=True)\n"
)


def test_an_answer_to_an_earlier_question_is_not_listened_to(tmp_path: Path) -> None:
    guest = outside(tmp_path, LATE)
    play("ethnos", Setting(2), [guest, bot("greedy", "ethnos", Setting(2))])
    assert not guest.lost
    guest.leave()


def test_a_slow_starter_loses_decisions_not_its_seat(tmp_path: Path) -> None:
    guest = outside(tmp_path, "import time\ntime.sleep(2.5)\n" + EXAMPLE.read_text(), seconds=2.0)
    setting = Setting(2)
    play("ethnos", setting, [guest, bot("greedy", "ethnos", setting)])
    assert guest.name == "forty lines"
    assert set(guest.lost) <= {"no answer in 2.0 s"}
    guest.leave()


def test_an_outside_bot_is_told_only_what_its_seat_may_know(tmp_path: Path) -> None:
    told = tmp_path / "told.json"
    source = HELLO + (
        "for line in sys.stdin:\n"
        " message=json.loads(line)\n"
        f" open({str(told)!r},'a').write(line)\n"
        " if message['type']=='decide': print(json.dumps({'type':'choose','action':message['moves'][0]['action']}),flush=True)\n"
    )
    guest = outside(tmp_path, source)
    play("ethnos", Setting(2), [bot("greedy", "ethnos", Setting(2)), guest])
    guest.leave()
    messages = [msgspec.json.decode(line) for line in told.read_bytes().splitlines()]
    views = [message["view"] for message in messages if message["type"] == "decide"]
    assert views
    assert all(view["seat"] == 1 and view["players"][0]["hand"] is None for view in views)
