"""Cards, counters, towns and links in words: `3 dragon`, `hidden pig`, `ergeren`, `feodor-lapphalya`, `virst-ixara-river`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.game import Arg, Refused
from traktir.games.elfenland.components import ENDS, KINDS, LINKS, ROADS, TOWNS, TRANSPORTS

Numbers = Sequence[int] | vec[i64]


def plain(word: str) -> str:
    """Lower case, no apostrophes; the board's own lettering of Ixara is understood (EL-15.33)."""
    return re.sub(r"['’`]", "", word.strip().lower()).replace("jxara", "ixara")


def parse_transport(word: str) -> int:
    word = plain(word)
    if word not in TRANSPORTS:
        raise Refused("elfenland-refused-no-transport", "EL-1.2", word=word[:40])
    return TRANSPORTS.index(word)


def parse_kind(word: str) -> int:
    """A transport that has counters."""
    transport = parse_transport(word)
    if transport >= len(KINDS):
        raise Refused("elfenland-refused-raft-counter", "EL-1.3")
    return transport


def parse_town(word: str) -> int:
    word = plain(word)
    if word not in TOWNS:
        raise Refused("elfenland-refused-no-town", "EL-2.1", word=word[:40])
    return TOWNS.index(word)


def counter(number: int) -> str:
    """`pig`, or `hidden pig` from KINDS on."""
    return KINDS[number] if number < len(KINDS) else f"hidden {KINDS[number - len(KINDS)]}"


def is_road(link: int) -> bool:
    return link < len(ROADS)


def pair(link: int, start: int = -1) -> str:
    """The towns of a link, beginning with `start` where it is one of them."""
    a, b = ENDS[link]
    return f"{TOWNS[b]}-{TOWNS[a]}" if start == b else f"{TOWNS[a]}-{TOWNS[b]}"


def link_args(link: int, start: int = -1) -> dict[str, Arg]:
    origin, goal = pair(link, start).split("-")
    return {"from": origin, "to": goal}


def parse_links(word: str) -> list[int]:
    """The links that a name can mean: both towns in either order, and the terrain where one wants to be exact (EL-2.4)."""
    parts = plain(word).split("-")
    if len(parts) in (2, 3):
        ends = {parse_town(parts[0]), parse_town(parts[1])}
        found = [link for link in range(len(LINKS)) if set(ENDS[link]) == ends]
        if len(parts) == 3:
            found = [link for link in found if LINKS[link].endswith(f"-{parts[2]}")]
        if found:
            return found
    raise Refused("elfenland-refused-no-link", "EL-2.3", word=word[:60])


def parse_road(word: str, key: str, clause: str) -> int:
    """A road; where only water joins the towns, or water is named, what was meant is refused."""
    link = parse_links(word)[0]
    if not is_road(link):
        raise Refused(key, clause, **link_args(link))
    return link


def write(names: Sequence[str], counts: Numbers) -> list[str]:
    return [names[k] if n == 1 else f"{n} {names[k]}" for k, n in enumerate(counts) if n]


def write_cards(counts: Numbers) -> list[str]:
    return write(TRANSPORTS, counts)


def write_counters(counts: Numbers) -> list[str]:
    return write(KINDS, counts)


def _read(words: Sequence[str]) -> list[tuple[int, str]]:
    """`3 dragon`, `dragon`: how many of what."""
    found = []
    for word in words:
        times, name = re.fullmatch(r"\s*(?:([0-9]{1,2})\s+)?(.*)", word, re.DOTALL | re.ASCII).groups()  # type: ignore[union-attr]
        found.append((int(times or 1), name))
    return found


def read_cards(words: Sequence[str]) -> list[int]:
    counts = [0] * len(TRANSPORTS)
    for times, name in _read(words):
        counts[parse_transport(name)] += times
    return counts


def read_counters(words: Sequence[str]) -> list[int]:
    counts = [0] * len(KINDS)
    for times, name in _read(words):
        counts[parse_kind(name)] += times
    return counts


def parse_counter(word: str) -> int:
    """`pig`, or `hidden pig`, as `counter` writes them."""
    parts = word.split()
    hidden = len(parts) == 2 and parts[0].lower() == "hidden"
    if len(parts) != 1 + hidden:
        raise Refused("elfenland-refused-no-transport", "EL-1.2", word=word[:40])
    return parse_kind(parts[-1]) + (len(KINDS) if hidden else 0)
