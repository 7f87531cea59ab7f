/** Stems and their leaves. */

const place = (value: number): string => value.toFixed(1).replace('.0', '')

/** One leaf from its foot, so long, in a direction in degrees (0 is up, clockwise). */
export function leaf(x: number, y: number, degrees: number, length: number, width = 0.34): string {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle) * length, Math.cos(angle) * length]
  const at = (along: number, aside: number): string =>
    `${place(x + along * sin + aside * cos)} ${place(y - along * cos + aside * sin)}`
  return `M${at(0, 0)}C${at(0.2, width)} ${at(0.7, width)} ${at(1, 0)}C${at(0.7, -width)} ${at(0.2, -width)} ${at(0, 0)}Z`
}

export interface Bow {
  x: number
  y: number
  rx: number
  ry: number
  /** Where the stem begins and ends on its ellipse, in degrees (0 is up, clockwise). */
  from: number
  to: number
}

/** The stem of a bow as a line. */
function stem({ x, y, rx, ry, from, to }: Bow): string {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180
    return `${place(x + rx * Math.sin(angle))} ${place(y - ry * Math.cos(angle))}`
  }
  return `M${at(from)}A${rx} ${ry} 0 0 ${to > from ? 1 : 0} ${at(to)}`
}

/** Pairs of leaves along a bow, growing towards its end, which bears one more. */
function leaves(bow: Bow, pairs: number, length: number, width?: number): string {
  const back = bow.to < bow.from ? 180 : 0
  const pair = (n: number): string => {
    const angle = ((bow.from + ((bow.to - bow.from) * n) / pairs) * Math.PI) / 180
    const [across, down] = [bow.rx * Math.sin(angle), -bow.ry * Math.cos(angle)]
    const forth = Math.atan2(bow.rx * Math.cos(angle), -bow.ry * Math.sin(angle))
    const aside = n === pairs ? [0] : [42, -42]
    return aside
      .map((turn) =>
        leaf(bow.x + across, bow.y + down, (forth * 180) / Math.PI + back + turn, length, width),
      )
      .join('')
  }
  return Array.from({ length: pairs }, (_, n) => pair(n + 1)).join('')
}

/** Stems and leaves of some bows, each as one path. */
export interface Garland {
  stems: string
  leaves: string
}

export function garland(bows: Bow[], pairs: number, length: number, width?: number): Garland {
  return {
    stems: bows.map(stem).join(''),
    leaves: bows.map((bow) => leaves(bow, pairs, length, width)).join(''),
  }
}
