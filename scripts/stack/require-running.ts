import { SetUpError } from '../install/set-up-error.mjs'

/** @throws {SetUpError} when the storefront is not running */
export async function requireRunning(origin: string): Promise<void> {
  try {
    await fetch(origin, { method: 'HEAD', redirect: 'manual' })
  } catch {
    throw new SetUpError(`No storefront is running at ${origin}: start one with npm start, or set SITE_ORIGIN.`)
  }
}
