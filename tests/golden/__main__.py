"""Write the golden games anew. Old records stay: they prove that old games still replay."""

from __future__ import annotations

from golden.playthrough import HERE, name, play, settings
from traktir.core.files import encode

if __name__ == "__main__":
    for rules, setting in settings():
        text, record = play(rules, setting)
        (HERE / f"{name(rules, setting)}.txt").write_text(text, encoding="utf-8")
        path = HERE / "records" / f"{name(rules, setting)}-v{rules.about.rules_version}.json"
        path.parent.mkdir(exist_ok=True)
        if not path.exists():
            path.write_bytes(encode(record))
        print(name(rules, setting), len(record.actions), "decisions")
