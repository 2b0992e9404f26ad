"""Grids, cells, cards, legends and tokens in words (AE-0.3)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.game import Refused
from traktir.games.aetherya.components import LEGENDS, LETTERS, TOKENS
from traktir.games.aetherya.contact import CLOSED

Numbers = Sequence[int] | vec[i64]


def spot(side: int, cell: int) -> str:
    """`2,3`: row and column from the top-left."""
    return f"{cell // side + 1},{cell % side + 1}"


def parse_spot(side: int, word: str) -> int:
    found = re.fullmatch(r"\(?([1-9]),([1-9])\)?", word, re.ASCII)
    if found is None or max(int(found[1]), int(found[2])) > side:
        raise Refused("aetherya-refused-no-spot", "AE-0.3", spot=word[:40], side=side)
    return (int(found[1]) - 1) * side + int(found[2]) - 1


def letter(card: int) -> str:
    return "#" if card == CLOSED else LETTERS[card]


def write_grid(side: int, at: Numbers, secrets: Numbers = ()) -> str:
    signs = [letter(card) for card in at]
    for cell, card in enumerate(secrets):
        if card >= 0:
            signs[cell] = f"({LETTERS[card]})"
    return "/".join("".join(signs[row * side : row * side + side]) for row in range(side))


def read_grid(side: int, text: str) -> list[int]:
    """Types by cell, CLOSED for `#` and `(X)` alike."""
    return [card for card, _ in _read(side, text)]


def read_secrets(side: int, text: str) -> list[int]:
    """What `(X)` says of closed cards: types by cell, -1 elsewhere."""
    return [secret for _, secret in _read(side, text)]


def _read(side: int, text: str) -> list[tuple[int, int]]:
    rows = [re.findall(r"\(.\)|.", row) for row in text.strip().upper().split("/")]
    if len(rows) != side or any(len(row) != side for row in rows):
        raise Refused("aetherya-refused-grid-size", "AE-3.7", side=side, grid=text[:80])
    cells = []
    for sign in (sign for row in rows for sign in row):
        name = sign.strip("()") if len(sign) == 3 else sign
        if name not in LETTERS and sign != "#":
            raise Refused("aetherya-refused-grid-letter", "AE-0.3", letter=sign, known=LETTERS)
        if sign == "#":
            cells.append((CLOSED, -1))
        elif len(sign) == 3:
            cells.append((CLOSED, LETTERS.index(name)))
        else:
            cells.append((LETTERS.index(sign), -1))
    return cells


def parse_legend(word: str) -> int:
    if word not in LEGENDS:
        raise Refused("aetherya-refused-no-legend", "AE-1.2", legend=word[:40])
    return LEGENDS.index(word)


def parse_token(word: str) -> int:
    if word not in TOKENS:
        raise Refused("aetherya-refused-no-token", "AE-1.3", token=word[:40])
    return TOKENS.index(word)


def write_legends(mask: int) -> list[str]:
    return [name for i, name in enumerate(LEGENDS) if mask >> i & 1]


def read_legends(words: Iterable[str]) -> int:
    mask = 0
    for word in words:
        bit = 1 << parse_legend(word)
        if mask & bit:
            raise Refused("aetherya-refused-legend-twice", "AE-1.2", legend=word)
        mask |= bit
    return mask
