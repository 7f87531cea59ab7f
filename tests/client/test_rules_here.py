"""The rules of this very table: a word of it leads to its paragraph, house rules are marked."""

import pytest
from playwright.sync_api import expect

from tests.client.phases import PLAYED, reached
from tests.client.visit import DESKTOP, PHONE, Size, Visits, watcher
from vierblatt.words import Words

GEMS = next(phase for phase in PLAYED if phase.game == "four-gems")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_term_opens_its_paragraph(visit: Visits, port: int, size: Size, language: str) -> None:
    say = Words(language)
    asked, people = reached(port, GEMS)
    for person in (asked, watcher(people)):
        page = visit(person, size, reduced_motion="reduce", locale=language)
        term = page.locator(".strip a.term").first
        name = say("rule-term", term=term.inner_text(), rule="1.4")
        page.get_by_role("link", name=name, exact=True).click()
        paragraph = page.get_by_role("dialog").locator('[data-rule="1.4"]')
        expect(paragraph).to_be_focused()
        rules = page.get_by_role("dialog")
        expect(rules.locator('[data-rule="9.8"]')).to_contain_text(say("rule-not-at-table"))
        values = say("four-gems-option-overruff-none")
        ours = say("rule-at-table", values=values)
        expect(rules.locator('[data-rule="6.11"]')).to_contain_text(ours)
        expect(rules.locator('[data-rule="6.5"] small')).to_have_count(0)
