import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { type FoundProduct, factsOf, type LiveFacts, productsOf } from './facts.ts'
import { markets, type Platform } from './platform.ts'
import { type UsedField, usesOf } from './uses.ts'

const lakeOptions = { apiVersion: '2026-01-01' }

/** Milliseconds without a keystroke before a search is sent. */
const pause = 250

export type Loaded<Value> =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly value: Value }

/**
 * Asks when `question` changes, `delay` milliseconds later; what is no longer wanted is given up. Undefined asks nothing. `isDown` holds from a
 * failure to the next answer, also while it is asked again.
 */
function useAnswer<Value>(
  question: string | undefined,
  ask: (question: string, signal: AbortSignal) => Promise<Value>,
  delay = 0,
): { readonly answer: Loaded<Value>; readonly isDown: boolean; again(): void } {
  const [answer, setAnswer] = useState<Loaded<Value>>({ status: 'idle' })
  const [isDown, setIsDown] = useState(false)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies(round): a new round asks the same question again
  useEffect(() => {
    if (question === undefined) {
      setAnswer({ status: 'idle' })
      return
    }
    const controller = new AbortController()
    setAnswer({ status: 'loading' })
    const timer = setTimeout(async () => {
      try {
        const value = await ask(question, controller.signal)
        if (controller.signal.aborted) return
        setAnswer({ status: 'loaded', value })
        setIsDown(false)
      } catch {
        if (controller.signal.aborted) return
        setAnswer({ status: 'failed' })
        setIsDown(true)
      }
    }, delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [question, ask, delay, round])
  const again = useCallback(() => setRound((last) => last + 1), [])
  return { answer, isDown, again }
}

/** Products whose name or number holds the text, marked where another document than the one with the id `own` has them. */
export function useProductSearch(platform: Platform, text: string, used: UsedField, own: string) {
  const client = useClient(lakeOptions)
  const ask = useCallback(
    async (wanted: string, signal: AbortSignal): Promise<FoundProduct[]> => {
      const found = productsOf(await platform.search(wanted, signal))
      const numbers = found.map(({ value }) => value)
      // Unmarked while the lake does not answer: a validation rule refuses a number that is used twice.
      const uses = await usesOf(client, used, numbers, own).catch(() => new Map<string, string>())
      return found.map((product) => ({ ...product, usedBy: uses.get(product.value) }))
    },
    [platform, client, used, own],
  )
  return useAnswer(text.trim() === '' ? undefined : text.trim(), ask, pause)
}

export type ProductFacts = { readonly live: LiveFacts | undefined; readonly reserved: number | 'unknown' | undefined }

/** What the platform says of a product now and, for a campaign, how many garments are reserved. */
export function useProductFacts(platform: Platform, centraId: string | undefined, isCampaign: boolean) {
  const ask = useCallback(
    async (id: string, signal: AbortSignal): Promise<ProductFacts> => {
      const [byMarket, reserved] = await Promise.all([
        Promise.all(
          markets.map(async (market) => ({ market, variants: await platform.variantsOf(id, market, signal) })),
        ),
        isCampaign ? platform.reservations(id, signal).catch(() => 'unknown' as const) : undefined,
      ])
      return { live: factsOf(byMarket), reserved }
    },
    [platform, isCampaign],
  )
  return useAnswer(centraId || undefined, ask, pause)
}
