import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { type Bag, soldLines } from '#web/domain/bag/bag.ts'
import { type BagSums, exactSums } from '#web/domain/bag/bag-sums.ts'
import { type ShippingProgress, shippingProgress } from '#web/domain/bag/bag-totals.ts'
import type { Language } from '#web/routing/languages.ts'
import { refreshBag } from '#web/services/bag/bag.ts'
import { type BagState, bagState } from '#web/services/bag/bag-state.ts'
import { bagMemory } from '#web/services/bag/bag-storage.ts'
import { type BagRow, bagRow } from '#web/services/bag/rows/bag-rows.ts'
import { useBagFacts } from '#web/services/bag/rows/use-bag-facts.ts'
import type { CheckoutOrder } from './checkout-order.ts'
import { type CheckoutProblem, checkoutProblems, isBlocking, type SeenPrices } from './checkout-problems.ts'

export type CheckoutBag = {
  readonly phase: 'loading' | 'open' | 'empty' | 'unreachable'
  /** This page has shown lines before. */
  readonly wasFilled: boolean
  /** The selection's last order when lines were last shown. */
  readonly orderBefore: string | null
  readonly currency: string
  readonly rows: readonly BagRow[]
  /** Undefined while the type of some lines is not known. */
  readonly sums: BagSums | undefined
  readonly progress: ShippingProgress | undefined
  readonly problems: readonly CheckoutProblem[]
  /** The order that can be paid for now; undefined while the bag is loading, changing, or has a problem that blocks. */
  readonly order: CheckoutOrder | undefined
  /** The shopper has seen the changed prices. */
  readonly acceptPrices: () => void
  /** Reads the bag again, and the facts about its products that could not be read. */
  readonly retry: () => void
}

/** The bag as the checkout shows it: with exact amounts, and with everything that keeps it from being paid for. */
export function useCheckoutBag(lang: Language): CheckoutBag {
  const { bag, status, isSettled, pendingLines } = useStore(bagState)
  const lines = bag?.lines ?? []
  const facts = useBagFacts(lang, lines)
  const rows = lines.map((line) => bagRow(line, facts))
  const { seen, acceptPrices } = useSeenPrices(bag)
  const wasFilled = useWasFilled(lines.length > 0)
  const orderBefore = useOrderBefore(bag)
  const currency = bag?.currency ?? ''
  const isKnown = bag !== null && facts.isSettled && !facts.hasFailed
  const sums = isKnown ? exactSums(rows, bag.totals) : undefined
  const isUnreachable = status === 'unreachable' || facts.hasFailed
  const problems = checkoutProblems(rows, { isUnreachable, currency, seen })
  const mayPay = sums && status === 'ready' && pendingLines.size === 0 && !problems.some(isBlocking)
  return {
    phase: phaseOf(bag, status, isSettled),
    wasFilled,
    orderBefore,
    currency,
    rows,
    sums,
    progress:
      sums && bag
        ? shippingProgress(
            currency,
            rows.filter(({ line }) => !line.isGone),
            bag.totals,
          )
        : undefined,
    problems,
    order: mayPay ? orderOf(currency, rows, sums) : undefined,
    acceptPrices,
    retry: () => {
      facts.retry()
      void refreshBag()
    },
  }
}

function phaseOf(bag: Bag | null, status: BagState['status'], isSettled: boolean): CheckoutBag['phase'] {
  if (bag && soldLines(bag.lines).length > 0) return 'open'
  if (status === 'unreachable') return 'unreachable'
  return isSettled ? 'empty' : 'loading'
}

function orderOf(currency: string, rows: readonly BagRow[], { now, later, total }: BagSums): CheckoutOrder {
  const sold = rows.filter(({ line }) => !line.isGone)
  return {
    currency,
    now: now ?? total,
    later: later ?? 0,
    lines: sold.map(({ line, type, deliveryDate }) => ({ line, type, deliveryDate })),
  }
}

function useWasFilled(isFilled: boolean): boolean {
  const [wasFilled, setWasFilled] = useState(isFilled)
  if (isFilled && !wasFilled) setWasFilled(true)
  return wasFilled
}

function useOrderBefore(bag: Bag | null): string | null {
  const [order, setOrder] = useState<string | null>(null)
  useEffect(() => {
    if (bag && soldLines(bag.lines).length > 0) setOrder(bagMemory.read()?.order ?? null)
  }, [bag])
  return order
}

/**
 * The prices that the page has shown first, or that were accepted since; those of another currency when the country
 * changes.
 */
function useSeenPrices(bag: Bag | null) {
  const [seen, setSeen] = useState<SeenPrices>()
  useEffect(() => {
    if (!bag?.currency) return
    setSeen((before) => {
      const known = before?.currency === bag.currency ? before.byItem : undefined
      const added = bag.lines.filter(({ itemId }) => !known?.has(itemId))
      if (known && added.length === 0) return before
      return withPrices(bag, known)
    })
  }, [bag])
  return { seen, acceptPrices: () => setSeen(bag ? withPrices(bag, undefined) : undefined) }
}

function withPrices({ currency, lines }: Bag, known: SeenPrices['byItem'] | undefined): SeenPrices {
  return {
    currency,
    byItem: new Map([...lines.map((line) => [line.itemId, line.priceEach] as const), ...(known ?? [])]),
  }
}
