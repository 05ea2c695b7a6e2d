/** A seeded stream of numbers: the same seed gives the same stream on every machine (FNV-1a, then mulberry32). */
export type Random = {
  /** A number from 0 (included) to 1 (excluded). */
  next: () => number
  between: (low: number, high: number) => number
  /** A number around zero, at most `reach` away. */
  jitter: (reach: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly [T, ...T[]]) => T
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  }
  return value >>> 0
}

export function randomFrom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    jitter: (reach) => (next() * 2 - 1) * reach,
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  }
}
