import type { Platform } from './platform.ts'

/** Milliseconds for which an answer is believed: validation runs at every keystroke in the document. */
const freshFor = 30_000
const mostRemembered = 200

type Verdict = true | string

/**
 * Tells whether the platform sells a product with this number. A platform that does not answer objects to nothing: the input says
 * that it is not there.
 */
export function knownNumberRule(platform: Pick<Platform, 'knows'>, now: () => number = Date.now) {
  const remembered = new Map<string, { isKnown: Promise<boolean>; at: number }>()

  async function isKnown(centraId: string): Promise<boolean> {
    const last = remembered.get(centraId)
    if (last && now() - last.at < freshFor) return await last.isKnown
    const answer = platform.knows(centraId)
    remembered.set(centraId, { isKnown: answer, at: now() })
    answer.catch(() => remembered.delete(centraId))
    for (const oldest of remembered.keys()) {
      if (remembered.size <= mostRemembered) break
      remembered.delete(oldest)
    }
    return await answer
  }

  return async function check(centraId: unknown): Promise<Verdict> {
    if (typeof centraId !== 'string' || centraId === '') return true
    try {
      return (
        (await isKnown(centraId)) || `Centra has no active product with the number ${centraId}: it cannot be bought.`
      )
    } catch {
      return true
    }
  }
}
