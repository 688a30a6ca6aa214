"""What Alembic runs: the migrations, through the connection it is given."""

from alembic import context

from drakes.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
