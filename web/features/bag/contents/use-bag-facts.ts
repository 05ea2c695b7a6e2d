import { useEffect, useReducer, useState } from 'react'
import type { BagLine } from '#web/domain/bag/bag.ts'
import type { LiveProduct } from '#web/domain/product/live-product.ts'
import type { ItemStock } from '#web/domain/product/stock.ts'
import type { Language } from '#web/routing/languages.ts'
import { readLive, watchLive } from '#web/services/live-data/live-data.ts'
import { usePreorderStock } from '#web/services/live-data/use-live-data.ts'
import type { BagFacts } from './bag-rows.ts'
import { type BagProduct, fetchBagProducts } from './fetch-bag-products.ts'

type UsedBagFacts = BagFacts & {
  /** Nothing is loading any more, so that no line will move. */
  readonly isSettled: boolean
}

/** The data of the lines from the content, the live prices and the preorder stock. */
export function useBagFacts(lang: Language, lines: readonly BagLine[]): UsedBagFacts {
  const ids = [...new Set(lines.map(({ centraId }) => centraId))].sort()
  const products = useProducts(lang, ids)
  const { isSettled, stockOf } = useLiveStock(ids)
  const preorder = usePreorderStock()
  // Only items with an infinite stock are preordered.
  const isEndless = lines.some((line) => stockOf(line) === 'infinite')
  return {
    products: products ?? none,
    stockOf,
    preorder,
    isSettled: products !== undefined && isSettled && (!isEndless || preorder.status !== 'loading'),
  }
}

const none: ReadonlyMap<string, BagProduct> = new Map()

/** Content changes seldom: what has been loaded stays valid for the lifetime of the page. */
const known: Record<Language, Map<string, BagProduct | undefined>> = { nb: new Map(), en: new Map() }

/** `undefined` while some of them are loading. What could not be loaded is left out, and requested again the next time. */
function useProducts(lang: Language, ids: readonly string[]): ReadonlyMap<string, BagProduct> | undefined {
  const [, renew] = useReducer((count: number) => count + 1, 0)
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set())
  const missing = ids.filter((id) => !known[lang].has(id) && !given.has(id)).join(',')
  useEffect(() => {
    if (missing === '') return
    const wanted = missing.split(',')
    fetchBagProducts(lang, wanted).then(
      (products) => {
        for (const id of wanted) known[lang].set(id, undefined)
        for (const product of products) known[lang].set(product.centraId, product)
        renew()
      },
      () => setGiven((before) => new Set([...before, ...wanted])),
    )
  }, [lang, missing])
  if (missing !== '') return undefined
  return new Map(ids.flatMap((id) => pair(id, known[lang].get(id))))
}

function pair(id: string, product: BagProduct | undefined): [string, BagProduct][] {
  return product ? [[id, product]] : []
}

/** The last known stock, while newer data is loading: lines must not move meanwhile. */
const lastLoaded = new Map<string, LiveProduct>()

function useLiveStock(ids: readonly string[]) {
  const [, renew] = useReducer((count: number) => count + 1, 0)
  const wanted = ids.join(',')
  useEffect(() => {
    if (wanted === '') return
    const stops = wanted.split(',').map((id) => watchLive('products', id, renew))
    return () => {
      for (const stop of stops) stop()
    }
  }, [wanted])
  const reads = ids.map((id) => [id, readLive('products', id)] as const)
  for (const [id, read] of reads) if (read.status === 'loaded') lastLoaded.set(id, read.value)
  return {
    isSettled: reads.every(([id, { status }]) => status !== 'loading' || lastLoaded.has(id)),
    stockOf: ({ centraId, itemId }: BagLine) => stockIn(lastLoaded.get(centraId), itemId),
  }
}

function stockIn(product: LiveProduct | undefined, item: string): ItemStock | undefined {
  return product?.variants.flatMap(({ items }) => items).find((candidate) => candidate.itemId === item)?.stock
}
