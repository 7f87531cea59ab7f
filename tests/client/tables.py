"""Tables in a state that a test wants to see, brought there over HTTP."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from tests.server.live import Client, move


def asked(people: Sequence[Client]) -> Client:
    """Whoever of them must do something now; bots may have to think first."""
    for _ in range(600):
        for person in people:
            if person.now()["position"]["offer"]:
                return person
        time.sleep(0.05)
    raise AssertionError("nobody is asked for anything")


def until(people: Sequence[Client], there: Callable[[Any], bool]) -> Client:
    """Play what is offered first until the message of whoever is asked says so; that person."""
    for number in range(2000):
        person = asked(people)
        now = person.now()
        if there(now):
            return person
        person.do({"do": "act", "move": move(now["position"], number), "seen": now["seq"]})
    raise AssertionError("it does not come to that")
