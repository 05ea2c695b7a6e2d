import { useEffect } from 'react'
import type { BagLine } from '#web/domain/bag/bag.ts'
import { type KnownProduct, readKnownProducts } from '#web/domain/bag/known-products.ts'
import type { LiveProduct } from '#web/domain/product/live-product.ts'
import type { ItemStock } from '#web/domain/product/stock.ts'
import type { Language } from '#web/routing/languages.ts'
import { retryLive } from '#web/services/live-data/live-data.ts'
import { productFacts } from '#web/services/live-data/product-facts.ts'
import { usePreorderStock } from '#web/services/live-data/use-live-data.ts'
import { useLiveMany } from '#web/services/live-data/use-live-many.ts'
import { knownProducts, rememberProducts } from '../known-products.ts'
import type { BagFacts, BagProduct } from './bag-rows.ts'

type UsedBagFacts = BagFacts & {
  /** Nothing is still loading, so that no line will move. */
  readonly isSettled: boolean
  /** The content of some lines could not be read. */
  readonly hasFailed: boolean
  /** And no stored facts tell whether one of them is reserved. */
  readonly isUnknown: boolean
  readonly retry: () => void
}

/** The data of the lines from the content, the live prices and the preorder stock. */
export function useBagFacts(lang: Language, lines: readonly BagLine[]): UsedBagFacts {
  const ids = [...new Set(lines.map(({ centraId }) => centraId))].sort()
  const facts = [...useLiveMany(productFacts[lang], ids)]
  const products = new Map<string, BagProduct>()
  for (const [id, read] of facts) if (read.status === 'loaded' && read.value) products.set(id, read.value)
  useRemember(products)
  const { isSettled, stockOf } = useLiveStock(ids)
  const preorder = usePreorderStock()
  // Only items with an infinite stock are preordered.
  const isEndless = lines.some((line) => stockOf(line) === 'infinite')
  const failed = facts.flatMap(([id, { status }]) => (status === 'failed' ? [id] : []))
  const remembered = failed.length > 0 ? knownProducts() : new Map<string, never>()
  for (const id of failed) {
    const known = remembered.get(id)
    if (known) products.set(id, { ...unread, ...known, centraId: id })
  }
  return {
    products,
    stockOf,
    preorder,
    lines,
    hasFailed: failed.length > 0,
    isUnknown: failed.some((id) => !remembered.has(id)),
    retry: () => {
      for (const id of failed) retryLive(productFacts[lang], id)
    },
    isSettled:
      facts.every(([, { status }]) => status !== 'loading') &&
      isSettled &&
      (!isEndless || preorder.status !== 'loading'),
  }
}

/** For a product that is only remembered: the line's own name is shown, without a picture and a link. */
const unread: Omit<BagProduct, keyof KnownProduct | 'centraId'> = {
  title: '',
  href: null,
  crowdfundingGoal: null,
  crowdfundingMax: null,
  crowdfundingMaxPerPerson: null,
  picture: null,
  colors: [],
}

/** So that reserved lines are still known as such after a reload during which the content cannot be read. */
function useRemember(products: ReadonlyMap<string, BagProduct>): void {
  const read = JSON.stringify(
    [...products].map(([id, { productState, crowdfundingDate }]) => [id, { productState, crowdfundingDate }]),
  )
  useEffect(() => {
    const entries = readKnownProducts(Object.fromEntries(JSON.parse(read)))
    if (entries.size > 0) rememberProducts(entries)
  }, [read])
}

/** The last known stock, while newer data is loading: lines must not move meanwhile. */
const lastLoaded = new Map<string, LiveProduct>()

function useLiveStock(ids: readonly string[]) {
  const reads = [...useLiveMany('products', ids)]
  for (const [id, read] of reads) if (read.status === 'loaded') lastLoaded.set(id, read.value)
  return {
    isSettled: reads.every(([id, { status }]) => status !== 'loading' || lastLoaded.has(id)),
    stockOf: ({ centraId, itemId }: BagLine) => stockIn(lastLoaded.get(centraId), itemId),
  }
}

function stockIn(product: LiveProduct | undefined, itemId: string): ItemStock | undefined {
  return product?.variants.flatMap(({ items }) => items).find((item) => item.itemId === itemId)?.stock
}
