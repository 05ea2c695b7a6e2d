/** Something outside of the shop that an answer needs does not answer, or not in time. Callers are told to try again (503). */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

/** For `catch`: whatever went wrong there means that the service cannot be used. */
export function unavailable(cause: unknown): never {
  throw new Unavailable('A service could not be used', { cause })
}

/**
 * What the work results in, unless that takes longer than so many milliseconds. The work itself goes on, so it has to have a limit of its
 * own, or to be cheap.
 * @throws {Unavailable} when the time is up, else what the work throws
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
