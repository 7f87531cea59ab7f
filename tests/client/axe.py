"""What axe finds: barriers for people who do not see or do not use a mouse."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

RESTED = """() => Promise.allSettled(document.getAnimations()
  .filter(one => one.effect.getComputedTiming().iterations !== Infinity)
  .map(one => one.finished))"""
"""What fades in has less contrast than it will have."""
SCRIPT = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def script() -> str:
    """The program, as npm has brought it."""
    return SCRIPT.read_text(encoding="utf-8")


def barriers(page: Page, within: str | None = None) -> list[str]:
    """One line for each element that breaks a rule, in this state of the page."""
    page.evaluate(RESTED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(script())
    found: dict[str, Any] = page.evaluate("within => axe.run(within ?? document)", within)
    return [
        f"{rule['id']} ({rule['impact']}): {node['target']} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def check(page: Page, within: str | None = None) -> None:
    """There must be none."""
    found = barriers(page, within)
    assert not found, "\n".join(found)
