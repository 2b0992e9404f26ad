"""People: guests at once, names later, and everything of theirs on request."""
