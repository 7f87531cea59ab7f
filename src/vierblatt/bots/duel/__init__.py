"""The last two rounds of the duel: from a view to the choice of its equilibrium."""
