/** The percentile of the values by the nearest-rank method; `rank` is 0 to 100. NaN without values. */
export function percentile(values: readonly number[], rank: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((rank / 100) * sorted.length) - 1)] ?? Number.NaN
}

/** NaN without values. */
export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The median, with the smallest and largest: `120 (98 to 143)`. */
export function spread(values: readonly number[]): string {
  if (values.length === 0) return '–'
  return `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`
}

/** Percentiles, one after the other: `3.1 / 4.9`. */
export function percentiles(values: readonly number[], ...ranks: readonly number[]): string {
  return ranks.map((rank) => percentile(values, rank).toFixed(1)).join(' / ')
}

/** Bytes in kilobytes of 1,000. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

/** Milliseconds that each of `rounds` runs of `work` takes, one after the other. */
export async function timesOf(rounds: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await work(round)
    times.push(performance.now() - started)
  }
  return times
}
