"""Solvers: what is so when all cards are known, and equilibrium in small endings."""
