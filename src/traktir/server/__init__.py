"""Accounts, tables and live play over the network."""
