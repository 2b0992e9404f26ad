"""How a peer takes its turns: for every line it reads it measures each of its contests once and answers with a line of JSON."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

# plays a while and answers how many decisions were made
Contest = Callable[[], int]


def take_turns(contests: dict[str, Contest]) -> None:
    answers, sys.stdout = sys.stdout, sys.stderr  # a peer that chats does not disturb
    for contest in contests.values():
        contest()  # compile, import, fill caches
    print(json.dumps({}), file=answers, flush=True)
    for line in sys.stdin:
        seconds = float(line)
        rates = {}
        for name, contest in contests.items():
            decisions = 0
            began = time.process_time()
            while (spent := time.process_time() - began) < seconds:
                decisions += contest()
            rates[name] = decisions / spent
        print(json.dumps(rates), file=answers, flush=True)
