import { t } from './norwegian.ts'
import type { Platform } from './platform.ts'

/** Responses are cached, because validation runs at every keystroke in the document. */
const CACHE_MS = 30_000
const MAX_CACHED = 200

type Verdict = true | string

/**
 * A validation rule that warns of a number that the platform does not sell. Valid while the platform is unreachable.
 */
export function knownCentraIdRule(platform: Pick<Platform, 'knows'>, now: () => number = Date.now) {
  const cached = new Map<string, { isKnown: Promise<boolean>; at: number }>()

  async function isKnown(centraId: string): Promise<boolean> {
    const last = cached.get(centraId)
    if (last && now() - last.at < CACHE_MS) return await last.isKnown
    const response = platform.knows(centraId)
    cached.set(centraId, { isKnown: response, at: now() })
    response.catch(() => cached.delete(centraId))
    for (const oldest of cached.keys()) {
      if (cached.size <= MAX_CACHED) break
      cached.delete(oldest)
    }
    return await response
  }

  return async function check(centraId: unknown): Promise<Verdict> {
    if (typeof centraId !== 'string' || centraId === '') return true
    try {
      return (
        (await isKnown(centraId)) ||
        t('Centra has no active product with the number {number}: it cannot be bought.', { number: centraId })
      )
    } catch {
      return true
    }
  }
}
