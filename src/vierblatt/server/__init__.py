"""Rooms over HTTP and WebSocket, for screens, terminals and bots alike. See docs/protocol.md."""
