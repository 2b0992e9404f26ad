"""Traktir, the tavern: Ethnos, Elfenland, The Vale of Eternity and Aetherya for people, bots and research."""

__version__ = "0.1.0"
