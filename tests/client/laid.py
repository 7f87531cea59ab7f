"""Positions that hardly come by chance, as matches on paper (docs/records.md)."""

from typing import Final

from tests.server.live import Client

CALLED: Final = """game four-gems
seats 4
dealer 0
round
deal P0 R3 G3 B3 Y3 R4
deal P1 R1 G1 B1 Y1 G2
deal P2 R10 R11 G10 G11 B14
deal P3 R14 R20 G14 G20 B10
deal turned R2
deal stock B2 Y2 B20 Y14 Y20 B11 Y10 Y11 G4 B4 Y4
3 cut 16
1 take
1 B1!
2 B14
3 B11
"""
"""Two squares are announced, and seat 0 may announce two more."""

SHOWN: Final = f"""{CALLED}0 B4!
2 Y14
3 Y11
0 Y3
1 Y1
2 G10
3 G20
"""
"""All four of them are shown."""

BUTTERFLY: Final = """game four-seasons
seats 4
option bonus off
dealer 3
round
deal P0 BF B9 B8 B7 G9 G8 Y9 Y8 R9
deal P1 B1 B2 B3 G1 G2 Y1 Y2 R1 R2
deal P2 B4 B5 G3 G4 Y3 Y4 R3 R4 R5
deal P3 B6 G5 G6 G7 Y5 Y6 R6 R7 R8
deal turned Y7
0 bid B9 B8
1 bid B1 B2
2 bid B4 B5
3 bid B6 G5
"""
"""Seat 0 leads, and has the butterfly."""

FULL_HARVEST: Final = """game vier-felder
seats 3
option full_harvest on
option joker_sun on
dealer 1
round
deal F0 10H 5S 5D
deal F1 10S 4H 6C
deal F2 10D 9C AS
deal F3 10C KH QS
deal P0 2H 2D 3S 3C
deal P1 4D 6S 8H 9S
deal P2 JC 7D QH
deal pile AH AD AC 2S 2C 3H 3D 4S 4C 5H 5C 6H 6D 7H 7S 7C 8D 8S 8C 9H 9D JH JD JS QD QC KD KS KC
2 JC>0
"""
"""Seat 0 may harvest with all four of its cards, in three of the fields."""


def gone_on_from(port: int, paper: str, seat: int = 0) -> Client:
    """A seat in the last position of such a match, against bots."""
    n = len(actions(paper))
    wish = {"record": paper, "n": n, "seat": seat, "name": "Ann", "pace": "quick"}
    status, place = Client(port).post("/api/practice", wish)
    assert status == 201, place
    return Client(port, place["room"], place["token"])


def actions(paper: str) -> list[str]:
    return [line for line in paper.splitlines() if line[0].isdigit()]


def cards(paper: str) -> set[str]:
    """Every card, wherever it lies."""
    dealt = (line.split()[2:] for line in paper.splitlines() if line.startswith("deal "))
    return {card for zone in dealt for card in zone}
