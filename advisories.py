"""Asks PyPI whether there are known advisories for anything that is installed here; `make check`.

A known advisory fails. A missing network does not: it is said, and so is each package that
nobody could say anything about.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Any, Final

PATIENCE: Final = 60
"""How long, in seconds, the whole may take before the network counts as missing."""
AWAY: Final = re.compile(r"ConnectionError|ProxyError|SSLError|Timeout|Could not connect")
ASK: Final = ("-m", "pip_audit", "--format=json", "--progress-spinner=off", "--timeout=5")


def main(words: Sequence[str]) -> int:
    """Ask and say; what is in `words` goes to pip-audit as it is."""
    command = [sys.executable, *ASK, *(words or ["--skip-editable"])]
    try:
        done = subprocess.run(
            command, check=False, capture_output=True, text=True, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        return away()
    try:
        found = json.loads(done.stdout)["dependencies"]
    except ValueError:
        if AWAY.search(done.stderr):
            return away()
        print(done.stderr, file=sys.stderr)
        return 1
    lines, known = verdict(found)
    print("\n".join(lines))
    return int(known > 0)


def away() -> int:
    """Without a network nothing is known, which is no failure but must not look like a pass."""
    print(
        "Advisories: PyPI does not answer, so NOTHING was checked. Run `make check` with a network."
    )
    return 0


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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
