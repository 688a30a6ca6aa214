"""The messages of the API: what it is asked, what it answers, and what the socket sends, each with its bounds.

What is asked is a `...Request`. An answer made for one request is an `...Answer`; a `...Summary` is a line of a list,
and an `...Info` is all that there is to know. `/api/schema` describes them all, and the page's types are made from it.
"""
