import { isChunkError } from './chunk-error.ts'
import { claimReload } from './claim-reload.ts'

/**
 * Whether the code is missing, as after a deployment, and the page may be loaded again for it, once (docs/product/8).
 * Not while offline.
 */
export function mayLoadAgain(error: unknown): boolean {
  return isChunkError(error) && navigator.onLine && claimReload()
}

/**
 * Code that is loaded when it is needed. Where it is missing the page is reloaded, and the promise stays pending.
 * @throws what the import throws, when that has not helped
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!mayLoadAgain(error)) throw error
    location.reload()
    return new Promise(() => {})
  }
}
