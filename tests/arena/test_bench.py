"""The benchmark's bookkeeping: ratios, promises, the guard, and peers that are there or not."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from traktir.arena.bench import Report, claims_of, fallen, guarded, rows_of
from traktir.arena.peers import Absent, environment, gathered, requirements

RATES = {
    "calibration": 1000.0,
    "openspiel/hearts/4/python": 100.0,
    "ethnos/base/4/native": 4000.0,
    "ethnos/base/4/observed": 100.0,
    "ethnos/base/4/batched-64": 700.0,
    "ethnos/base/4/batched-1024": 900.0,
    "ethnos/base/4/aec": 95.0,
    "ethnos/base/4/ismcts": 300.0,
    "openspiel/ethnos/4/ismcts": 50.0,
    "openspiel/hearts/4/ismcts": 600.0,
    "pgx/sparrow_mahjong/3/batched-256": 50.0,
    "pettingzoo/leduc_holdem/2/aec": 10.0,
}


def test_promises_compare_the_best_of_both_sides() -> None:
    claims = {(claim.name, claim.over): (claim.ratio, claim.holds) for claim in claims_of(RATES)}
    assert claims == {
        ("ethnos/base/4/batched-1024", "ethnos/base/4/observed"): (9.0, True),
        ("ethnos/base/4/batched-1024", "pgx/sparrow_mahjong/3/batched-256"): (18.0, True),
        ("ethnos/base/4/aec", "pettingzoo/leduc_holdem/2/aec"): (9.5, False),
        ("ethnos/base/4/ismcts", "openspiel/ethnos/4/ismcts"): (6.0, True),
    }


def test_the_guard_compares_ratios_to_the_calibration_loop() -> None:
    report = Report({}, rows_of(RATES))
    record = guarded(report)
    assert record == {"ethnos/base/4/native": 4.0, "ethnos/base/4/batched-64": 0.7}
    assert fallen(report, record) == []
    # a machine half as fast in everything is no regression
    assert fallen(Report({}, rows_of({name: rate / 2 for name, rate in RATES.items()})), record) == []
    slower = Report({}, rows_of({**RATES, "ethnos/base/4/native": 3000.0}))
    assert [line.partition(":")[0] for line in fallen(slower, record)] == ["ethnos/base/4/native"]


PEER = """
# /// script
# dependencies = ["nothing"]
# ///
import sys
sys.path.insert(0, {peers!r})
from turns import take_turns
print("chatter")
take_turns({{"x/y/2/python": lambda: 5}})
"""


def peer(tmp_path: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A script whose environment is this one."""
    script = tmp_path / "peers" / "some.py"
    script.parent.mkdir()
    script.write_text(text.format(peers=str(Path(__file__).parents[2] / "benchmarks" / "peers")).lstrip())
    monkeypatch.setattr("traktir.arena.peers.environment", lambda *_: Path(sys.executable))
    return script


def test_a_peer_takes_its_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with gathered(peer(tmp_path, PEER, monkeypatch).parent, tmp_path / "cache", lambda _: None) as (peers, absent):
        assert absent == {}
        rates = peers[0].measure(0.01)
    assert list(rates) == ["x/y/2/python"] and rates["x/y/2/python"] > 0


def test_a_peer_that_cannot_be_had_is_skipped_with_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "# /// script\n# dependencies = ['nothing']\n# ///\nraise SystemExit('no such library')\n"
    with gathered(peer(tmp_path, text, monkeypatch).parent, tmp_path / "cache", lambda _: None) as (peers, absent):
        assert peers == []
    assert absent == {"some": "no such library"}


def test_what_cannot_be_installed_is_absent(tmp_path: Path) -> None:
    script = tmp_path / "some.py"
    script.write_text("# /// script\n# dependencies = ['/no/such/place']\n# ///\n")
    assert requirements(script) == ["/no/such/place"]
    with pytest.raises(Absent, match="could not be installed"):
        environment(script, tmp_path)


def test_every_peer_says_what_it_needs() -> None:
    folder = Path(__file__).parents[2] / "benchmarks" / "peers"
    named = {script.stem: requirements(script) for script in folder.glob("*.py")}
    assert named.pop("turns") == []
    assert len(named) >= 4 and all(named.values())
