"""What every game must pass; importable, so that a new game is tested by being on the list."""
