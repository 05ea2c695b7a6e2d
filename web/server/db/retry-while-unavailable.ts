import { isDatabaseUnavailable } from './failure.ts'

/** Half a minute in all: as long as a database takes to start or to be replaced by its standby. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000]

type Deps = { readonly announce: (text: string) => void; readonly wait?: (milliseconds: number) => Promise<unknown> }

/**
 * Repeats work that may be repeated while the database cannot be used, for half a minute.
 * @throws what the work throws: at once where repeating does not help, else the last time
 */
export async function retryWhileUnavailable(work: () => Promise<void>, { announce, wait = pauseFor }: Deps) {
  for (const pause of PAUSES_MS) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
    }
    announce(`The database cannot be used yet; trying again in ${pause / 1000} s.`)
    await wait(pause)
  }
  return await work()
}

function pauseFor(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
