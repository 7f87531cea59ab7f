"""One match for people: who sits where, whose turn it is and until when, and who is told what."""
