/**
 * Gathers all keys that are requested in one turn of the event loop, or before `gathered` resolves, into one call. A
 * key that is missing from the response fails alone; when the call fails, all of its keys fail.
 */
export function batched<T>(
  fetchAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  gathered: () => Promise<unknown>,
): (key: string) => Promise<T> {
  let batch: { readonly keys: Set<string>; readonly response: Promise<ReadonlyMap<string, T>> } | undefined

  function newBatch() {
    const keys = new Set<string>()
    const response = gathered().then(() => {
      batch = undefined
      return fetchAll([...keys])
    })
    return { keys, response }
  }

  return async (key) => {
    batch ??= newBatch()
    batch.keys.add(key)
    const value = (await batch.response).get(key)
    if (value === undefined) throw new MissingFromBatch(key)
    return value
  }
}

/** The call succeeded, but its response has nothing for this key. */
export class MissingFromBatch extends Error {}
