// The order in which things lie: nothing moves away from under a finger.

/** The order from before, without what has gone, and with what is new at its end. */
export function staying<T extends { key: string }>(
  before: readonly string[],
  now: readonly T[],
): T[] {
  const kept = before.flatMap((key) => now.filter((one) => one.key === key))
  return [...kept, ...now.filter((one) => !before.includes(one.key))]
}
