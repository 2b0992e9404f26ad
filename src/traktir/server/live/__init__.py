"""Play as it happens: the messages, who watches what, the socket, the news between processes."""
