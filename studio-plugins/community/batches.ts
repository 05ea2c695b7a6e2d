type Success<Result> = { readonly ok: true; readonly value: { readonly results: readonly Result[] } }

/** How far the batches got: `results` of those that succeeded, and `failure` of the one that did not. */
type Batched<Result, Failure> = { readonly results: readonly Result[]; readonly failure?: Failure }

/** Runs a call with a limited number of items at a time, one call after the other, and stops at the first failure. */
export async function inBatches<Item, Result, Failure extends { readonly ok: false }>(
  items: readonly Item[],
  size: number,
  run: (batch: readonly Item[]) => Promise<Success<Result> | Failure>,
  onProgress: (done: number) => void,
): Promise<Batched<Result, Failure>> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += size) {
    const ran = await run(items.slice(start, start + size))
    if (!ran.ok) return { results, failure: ran }
    results.push(...ran.value.results)
    onProgress(Math.min(start + size, items.length))
  }
  return { results }
}
