/**
 * The sent part of each picture, from 0 to 1, in a body that holds them one after the other. `lengths` are their sizes;
 * `share` is the part of the body that was sent.
 */
export function sentShares(lengths: readonly number[], share: number): readonly number[] {
  const sent = share * lengths.reduce((sum, length) => sum + length, 0)
  let before = 0
  return lengths.map((length) => {
    const own = length > 0 ? (sent - before) / length : 1
    before += length
    return Math.min(1, Math.max(0, own))
  })
}
