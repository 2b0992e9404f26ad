"""A table as the fold of its log: who sits, what was played, whose clock runs, what each seat may be told."""
