"""Playing out and searching: knows State, never a particular game."""
