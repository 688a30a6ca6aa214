"""A program plays at a server's table, with nothing but the standard library.

python online_bot.py http://127.0.0.1:8765 GAME           opens a table against two random bots
python online_bot.py http://127.0.0.1:8765 TABLE INVITE   takes a seat at a table by an invitation
"""

import json
import random
import secrets
import sys
import time
from typing import Any
from urllib.request import Request, urlopen


def call(address: str, token: str, path: str, body: Any = None) -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{address}/api{path}", data, headers)) as answer:
        return json.load(answer)


def play(address: str, place: str, invite: str = "", token: str = "") -> None:
    token = token or call(address, "", "/programs", {"name": "Online bot"})["token"]
    if invite:
        table, seat = place, call(address, token, f"/tables/{place}/claim", {"name": "Bot", "invite": invite})["seat"]
    else:
        seats = [{"who": who} for who in ("me", "random", "random")]
        table, seat = call(address, token, "/tables", {"game": place, "seats": seats})["id"], 0
    while (frame := call(address, token, f"/tables/{table}/frame?seat={seat}"))["status"] != "over":
        if frame["legal"]:
            act = {"seat": seat, "version": frame["version"], "key": secrets.token_hex(8)}
            call(address, token, f"/tables/{table}/act", act | {"actions": [random.choice(frame["legal"])]})
        time.sleep(0 if frame["legal"] else 0.1)
    print(f"Over; my place is {frame['places'][seat]}.")


play(*sys.argv[1:]) if len(sys.argv) > 1 else print(__doc__)
