/** A service that a response needs cannot be used, or not in time. Callers get 503 and may retry. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

/** For use in `catch`, where any error means that the service cannot be used. */
export function unavailable(cause: unknown): never {
  throw new Unavailable('A service could not be used', { cause })
}

/**
 * The result of the work, if it takes at most `limit` milliseconds. The work itself is not stopped, so it needs its own
 * timeout, or has to be cheap.
 * @throws {Unavailable} after the timeout, else what the work throws
 */
export async function withinTime<Value>(work: Promise<Value>, limit: number, what: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unavailable(`${what} took longer than ${limit} ms`)), limit)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
