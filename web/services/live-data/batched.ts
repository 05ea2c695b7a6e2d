/**
 * Gathers all keys that are asked for in one turn of the page into one call. A key that the answer leaves out fails alone;
 * when the call fails, all of its keys fail.
 */
export function batched<T>(
  fetchAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (key: string) => Promise<T> {
  let gathering: { readonly keys: Set<string>; readonly answer: Promise<ReadonlyMap<string, T>> } | undefined

  function gather() {
    const keys = new Set<string>()
    const answer = Promise.resolve().then(() => {
      gathering = undefined
      return fetchAll([...keys])
    })
    return { keys, answer }
  }

  return async (key) => {
    gathering ??= gather()
    gathering.keys.add(key)
    const value = (await gathering.answer).get(key)
    if (value === undefined) throw new NotAnswered(key)
    return value
  }
}

/** The call succeeded and said nothing of this key. */
export class NotAnswered extends Error {}
