"""What every game stands on: cards as sets, the one interface, chance, matches and records."""
