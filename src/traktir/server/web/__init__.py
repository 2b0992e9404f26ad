"""The HTTP side of the house: the application, its guard at the door, the routes."""
