"""What is kept: the schema, its migrations, the writer that makes many moves durable at once, backups."""
