"""The command line: thin, words only."""
