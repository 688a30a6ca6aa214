"""Where other machines find this server, and what this machine is called in its network."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address

from drakes.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
ANY_NAME = "*"
SOMEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's: asked for the way there, the system tells our own."""


def own_address() -> str | None:
    """This machine's address in its network, if it is in one; nothing is sent to find it."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(SOMEWHERE)
        address = str(probe.getsockname()[0])
        return None if ip_address(address).is_loopback else address
    return None


def addresses_for_others(settings: Settings, own: str | None) -> list[str]:
    """The addresses under which other machines are let in; none where only this one is."""
    names = [name for name in settings.names if name != ANY_NAME]
    if settings.secure:
        return [f"https://{name}" for name in names]
    if settings.host not in EVERYWHERE:
        names = [] if _is_loopback(settings.host) else [settings.host, *names]
    elif ANY_NAME in settings.names and own is not None:
        names.append(own)
    return [f"http://{f'[{name}]' if ':' in name else name}:{settings.port}" for name in names]


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
