/** Some work took longer than its caller could wait. */
export class TimedOut extends Error {}

/** Rejects with `TimedOut` when the work takes longer; the work itself goes on. */
export function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new TimedOut(`Not done after ${milliseconds} ms`)), milliseconds).unref()
  })
  return Promise.race([work, late])
}
