import { setTimeout } from 'node:timers/promises'
import { isDatabaseUnavailable } from '#web/server/db/failure.ts'

/**
 * Repeats what fails because the database is unavailable, or too slow on a busy machine, as the storefront and its
 * visitors do.
 */
export async function untilAvailable<Value>(run: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      await setTimeout(100)
    }
  }
}
