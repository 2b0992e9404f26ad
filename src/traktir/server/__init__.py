"""The house itself: accounts, tables, live play, storage. `docs/protocol.md` says how one talks to it."""
