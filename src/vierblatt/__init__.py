"""Four card games of four suits, to play with friends or bots and to study."""

__version__ = "0.1.0"
