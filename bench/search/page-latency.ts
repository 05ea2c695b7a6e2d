type SearchLoad = { readonly succeeded: number; readonly rejected: number }

/** Requests the page repeatedly for `duration` milliseconds, one request after the other; milliseconds. */
export async function pageLatency(page: string, duration: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + duration
  while (performance.now() < end) {
    const started = performance.now()
    const response = await fetch(page)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${page} responded with ${response.status}.`)
    times.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return times
}

/** Searches on `connections` connections without a pause while `work` runs. */
export async function whileSearching<Result>(
  origin: string,
  connections: number,
  queries: readonly string[],
  work: () => Promise<Result>,
): Promise<{ result: Result; load: SearchLoad }> {
  let isOver = false
  let succeeded = 0
  let rejected = 0
  const search = async (connection: number) => {
    for (let turn = connection; !isOver; turn += connections) {
      // Each query is different, so that no response comes from the cache.
      const q = `${queries[turn % queries.length]} ${turn.toString(36)}`
      const response = await fetch(new URL(`/api/search?${new URLSearchParams({ lang: 'nb', q })}`, origin))
      await response.arrayBuffer()
      if (response.ok) succeeded += 1
      else rejected += 1
    }
  }
  const searches = Array.from({ length: connections }, (_, connection) => search(connection))
  const result = await work().finally(() => {
    isOver = true
  })
  await Promise.all(searches)
  return { result, load: { succeeded, rejected } }
}
