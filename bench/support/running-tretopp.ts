import { SetUpError } from '#scripts/install/set-up-error.mjs'
import { type Environment, loadEnvironment } from '#scripts/stack/environment.ts'

/**
 * The settings of the Tretopp that is to be measured.
 * @throws {SetUpError} when its storefront is not running
 */
export async function runningTretopp(): Promise<Environment> {
  const environment = loadEnvironment()
  await requireRunning(environment.storefront)
  return environment
}

/** @throws {SetUpError} when nothing responds at the address */
export async function requireRunning({ origin }: URL): Promise<void> {
  try {
    await fetch(origin, { method: 'HEAD', redirect: 'manual' })
  } catch {
    throw new SetUpError(`Nothing is running at ${origin}: start it with npm start, or set its address in .env.`)
  }
}
