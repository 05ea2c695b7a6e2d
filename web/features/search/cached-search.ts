/** Responses that are kept: most visitors search for the same few things. */
const MAX_CACHED = 300

/**
 * Searches once for equal requests, even for those that come at the same time. The least recently used responses are
 * dropped first; a failed one is not kept. `forget` drops all.
 */
export function createCachedSearch<Response>(search: (key: string) => Promise<Response>) {
  const kept = new Map<string, Promise<Response>>()
  return {
    find(key: string): Promise<Response> {
      const response = kept.get(key) ?? search(key)
      kept.delete(key)
      kept.set(key, response)
      response.catch(() => kept.get(key) === response && kept.delete(key))
      const [oldest] = kept.keys()
      if (kept.size > MAX_CACHED && oldest !== undefined) kept.delete(oldest)
      return response
    },
    forget: () => kept.clear(),
  }
}
