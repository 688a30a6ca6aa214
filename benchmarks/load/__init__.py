"""How the server bears load: live tables, idle sockets, a cold start, and another project's server beside it."""
