"""Figures for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The figures of one process; no label ever holds a room, a name or a token."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._counter(
            "requests", "HTTP requests by route and method", "route", "method"
        )
        self.wishes = self._counter("commands", "Commands by kind and outcome", "kind", "outcome")
        self.told = 0
        """Messages sent since the figures were asked for: to count costs less than to report."""
        self._sent = self._counter("messages", "Messages sent over sockets")
        self.sockets = Gauge("vierblatt_sockets", "Open sockets", registry=self.registry)
        self.took = Histogram(
            "vierblatt_command_seconds",
            "From a command's arrival until it is on disk",
            buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
            registry=self.registry,
        )

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"vierblatt_{name}", text, labels, registry=self.registry)

    def text(self) -> bytes:
        """In Prometheus's own format."""
        self._sent.inc(self.told)
        self.told = 0
        return generate_latest(self.registry)
