#!/usr/bin/env python3
"""A bot for Traktir in forty lines: it takes any move that is not a refusal.

    traktir arena ethnos --bots "exec:python examples/bot.py" greedy greedy greedy --games 20

Any language will do: read one JSON object a line from standard input, write one a line to standard output.
The protocol is described in docs/bots.md.
"""

import json
import random
import sys


def choose(view: dict, moves: list[dict]) -> int:
    """Replace this with something clever. `view` is all that your seat may know."""
    wanted = [move for move in moves if move["notation"] != "no"]
    return random.choice(wanted or moves)["action"]


def say(message: dict) -> None:
    print(json.dumps(message), flush=True)


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            random.seed(message["seat"])
            say({"type": "hello", "name": "forty lines"})
        elif message["type"] == "decide":
            action = choose(message["view"], message["moves"])
            say({"type": "choose", "number": message["number"], "action": action})
        elif message["type"] == "goodbye":
            return


if __name__ == "__main__":
    main()
