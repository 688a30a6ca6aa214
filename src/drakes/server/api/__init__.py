"""The routes of the API, by matter."""
