/** Milliseconds after which a value is read again, and after a failure tried again. */
const FRESH_MS = 60_000
/** Milliseconds after which a caller waits for the new value. */
const OLD_MS = 5 * 60_000

/**
 * Keeps a value that rarely changes, and reads it again once a minute while callers get the old one; when `epoch` has
 * changed they wait for the new one. While it cannot be read, the last known value is returned. `what` names it in the
 * report of such a failure. Until it has been read once, the returned function throws what `read` throws.
 */
export function lastKnown<Value>(
  what: string,
  read: () => Promise<Value>,
  epoch: () => number = () => 0,
): () => Promise<Value> {
  let known: { readonly value: Value; readonly epoch: number; readonly at: number } | undefined
  let attempt: { readonly epoch: number; readonly at: number; readonly done: Promise<Value> } | undefined

  async function readAgain(current: { readonly epoch: number; readonly at: number }): Promise<Value> {
    try {
      const value = await read()
      known = { ...current, value }
      return value
    } catch (error) {
      if (!known) {
        attempt = undefined
        throw error
      }
      console.error(`${what} could not be read again:`, error)
      return known.value
    }
  }

  return async () => {
    const current = { epoch: epoch(), at: performance.now() }
    if (!attempt || attempt.epoch !== current.epoch || current.at - attempt.at >= FRESH_MS)
      attempt = { ...current, done: readAgain(current) }
    const isUsable = known?.epoch === current.epoch && current.at - known.at < OLD_MS
    return known && isUsable ? known.value : await attempt.done
  }
}
