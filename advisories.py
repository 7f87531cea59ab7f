"""Asks PyPI and npm whether there are known advisories for anything that we use; `make check`.

A known advisory fails. A missing network does not: it is said, and so is each package that
nobody could say anything about.
"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

PATIENCE: Final = 60
"""How long, in seconds, the whole may take before the network counts as missing."""
AWAY: Final = re.compile(r"ConnectionError|ProxyError|SSLError|Timeout|Could not connect")
ASK: Final = ("-m", "pip_audit", "--format=json", "--progress-spinner=off", "--timeout=5")

NPM_ASK: Final = ("audit", "--json", "--package-lock-only", "--fetch-retries=1")
NPM_AWAY: Final = "audit endpoint returned an error"
CLIENT: Final = Path(__file__).parent / "client"


def main(words: Sequence[str]) -> int:
    """Ask and say; what is in `words` goes to pip-audit as it is."""
    return max(python_packages(words), page_packages())


def python_packages(words: Sequence[str]) -> int:
    """What is installed beside this Python."""
    done = asked([sys.executable, *ASK, *(words or ["--skip-editable"])])
    if done is None:
        return away("PyPI")
    try:
        found = json.loads(done.stdout)["dependencies"]
    except ValueError:
        return away("PyPI") if AWAY.search(done.stderr) else trouble(done)
    return told(*verdict(found))


def page_packages() -> int:
    """What the page is built with, and of."""
    npm = shutil.which("npm")
    if npm is None:
        print("Advisories: there is no npm, so the page's packages were NOT checked.")
        return 0
    done = asked([npm, *NPM_ASK], CLIENT)
    if done is None or NPM_AWAY in done.stderr:
        return away("npm")
    try:
        found = json.loads(done.stdout)
        return told(*page_verdict(found["vulnerabilities"], found["metadata"]["dependencies"]))
    except (KeyError, ValueError):
        return trouble(done)


def asked(
    command: Sequence[str], folder: Path | None = None
) -> subprocess.CompletedProcess[str] | None:
    """What the program says; None when it waits too long for an answer."""
    try:
        return subprocess.run(
            command, check=False, capture_output=True, text=True, timeout=PATIENCE, cwd=folder
        )
    except subprocess.TimeoutExpired:
        return None


def away(who: str) -> int:
    """Without a network nothing is known, which is no failure but must not look like a pass."""
    print(
        f"Advisories: {who} does not answer, so NOTHING was checked there."
        " Run `make check` with a network."
    )
    return 0


def trouble(done: subprocess.CompletedProcess[str]) -> int:
    """The program itself does not work."""
    print(done.stderr or done.stdout, file=sys.stderr)
    return 1


def told(lines: Sequence[str], known: int) -> int:
    """Print what is known."""
    print("\n".join(lines))
    return int(known > 0)


def verdict(dependencies: Sequence[dict[str, Any]]) -> tuple[list[str], int]:
    """What to say of pip-audit's findings, and how many advisories they have."""
    asked = [one for one in dependencies if "skip_reason" not in one]
    unknown = [one["name"] for one in dependencies if not_found(one)]
    known = [line for one in asked for line in advisories(one)]
    lines = [f"Advisories: {len(known)} known for {len(asked)} packages.", *known]
    if unknown:
        lines.append(f"  NOT checked, PyPI has no answer for: {', '.join(sorted(unknown))}")
    return lines, len(known)


def not_found(one: dict[str, Any]) -> bool:
    """Whether a package should have been looked up and could not be: not what we work on."""
    return "skip_reason" in one and "editable" not in one["skip_reason"]


def advisories(one: dict[str, Any]) -> Iterator[str]:
    """A line for each advisory of a package."""
    for vuln in one["vulns"]:
        better = ", ".join(vuln["fix_versions"]) or "no version yet"
        yield f"  {one['name']} {one['version']}: {vuln['id']}, fixed in {better}"


def page_verdict(
    vulnerable: dict[str, dict[str, Any]], counts: dict[str, int]
) -> tuple[list[str], int]:
    """What to say of npm's findings; a package that only uses a bad one is not named."""
    known = [line for one in vulnerable.values() for line in page_advisories(one)]
    return [
        f"Advisories: {len(known)} known for {counts['total']} packages of the page.",
        *known,
    ], len(known)


def page_advisories(one: dict[str, Any]) -> Iterator[str]:
    """A line for each advisory of a package of npm."""
    for via in one["via"]:
        if isinstance(via, dict):
            yield f"  {one['name']} {via['range']}: {via['title']} {via['url']}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
