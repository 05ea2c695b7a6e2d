import { performance } from 'node:perf_hooks'

/** Milliseconds. */
export type Latency = { readonly p50: number; readonly p99: number; readonly max: number }

export type Hammering = { readonly answered: number; readonly refused: number }

/** Asks for the page again and again for so many milliseconds, one request after the other. */
export async function pageLatency(page: string, duration: number): Promise<Latency> {
  const times: number[] = []
  const end = performance.now() + duration
  while (performance.now() < end) {
    const asked = performance.now()
    const response = await fetch(page)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${page} answered ${response.status}.`)
    times.push(performance.now() - asked)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  times.sort((left, right) => left - right)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}

/** Searches on so many connections, each as fast as it is answered, for as long as `work` lasts. */
export async function whileSearching<Result>(
  origin: string,
  connections: number,
  queries: readonly string[],
  work: () => Promise<Result>,
): Promise<{ result: Result; hammering: Hammering }> {
  let isOver = false
  let answered = 0
  let refused = 0
  const hammer = async (connection: number) => {
    for (let turn = connection; !isOver; turn += connections) {
      // No two are alike, as those of somebody who means harm.
      const q = `${queries[turn % queries.length]} ${turn.toString(36)}`
      const response = await fetch(new URL(`/api/search?${new URLSearchParams({ lang: 'nb', q })}`, origin))
      await response.arrayBuffer()
      if (response.ok) answered += 1
      else refused += 1
    }
  }
  const hammering = Array.from({ length: connections }, (_, connection) => hammer(connection))
  const result = await work().finally(() => {
    isOver = true
  })
  await Promise.all(hammering)
  return { result, hammering: { answered, refused } }
}
