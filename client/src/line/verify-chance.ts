// How chance lays a pack from the secret of a match (docs/records.md, "What is proved").
const BLOCK_NUMBERS = 8
const RANGE = 2 ** 32

/** Numbers of 32 bits from SHA-256 in counter mode over the secret and a purpose. */
export class Stream {
  readonly #base: Uint8Array
  #block = 0
  #numbers: number[] = []

  constructor(secret: Uint8Array, purpose: string) {
    this.#base = Uint8Array.of(...secret, ...new TextEncoder().encode(purpose))
  }

  /** The next number below n, each equally likely: the others are rejected. */
  async below(n: number): Promise<number> {
    const limit = RANGE - (RANGE % n)
    for (;;) {
      const number = await this.#next()
      if (number < limit) return number % n
    }
  }

  /** Fisher and Yates, from the last place down. */
  async shuffled<T>(cards: readonly T[]): Promise<T[]> {
    const order = [...cards]
    for (let i = order.length - 1; i > 0; i--) {
      const j = await this.below(i + 1)
      ;[order[i], order[j]] = [order[j]!, order[i]!]
    }
    return order
  }

  async #next(): Promise<number> {
    if (!this.#numbers.length) await this.#fill()
    return this.#numbers.shift()!
  }

  async #fill(): Promise<void> {
    const bytes = new Uint8Array(this.#base.length + 8)
    bytes.set(this.#base)
    new DataView(bytes.buffer).setBigUint64(this.#base.length, BigInt(this.#block++))
    const digest = new DataView(await crypto.subtle.digest('SHA-256', bytes))
    this.#numbers = Array.from({ length: BLOCK_NUMBERS }, (_, i) => digest.getUint32(4 * i))
  }
}

/** The pack of a round from the top: its parts in their order, each shuffled by itself. */
export async function laidBy(
  secret: Uint8Array,
  round: number,
  parts: readonly (readonly string[])[],
): Promise<string[]> {
  const stream = new Stream(secret, `round ${round}`)
  const pack: string[] = []
  for (const part of parts) pack.push(...(await stream.shuffled(part)))
  return pack
}
