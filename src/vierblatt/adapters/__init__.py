"""Our games in the terms of other people's laboratories, each an optional extra.

`openspiel` has them as `pyspiel` games, `pettingzoo` as turn-based environments. What both need
stands beside them: actions as small numbers, views as arrays, a table by name.
"""
