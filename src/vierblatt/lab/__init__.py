"""Many games for a report."""
