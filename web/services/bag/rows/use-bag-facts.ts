import type { BagLine } from '#web/domain/bag/bag.ts'
import type { LiveProduct } from '#web/domain/product/live-product.ts'
import type { ItemStock } from '#web/domain/product/stock.ts'
import type { Language } from '#web/routing/languages.ts'
import { retryLive } from '#web/services/live-data/live-data.ts'
import { productFacts } from '#web/services/live-data/product-facts.ts'
import { usePreorderStock } from '#web/services/live-data/use-live-data.ts'
import { useLiveMany } from '#web/services/live-data/use-live-many.ts'
import type { BagFacts } from './bag-rows.ts'

type UsedBagFacts = BagFacts & {
  /** Nothing is loading any more, so that no line will move. */
  readonly isSettled: boolean
  /** The content could not be read, so it is not known which lines are reserved. */
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The data of the lines from the content, the live prices and the preorder stock. */
export function useBagFacts(lang: Language, lines: readonly BagLine[]): UsedBagFacts {
  const ids = [...new Set(lines.map(({ centraId }) => centraId))].sort()
  const facts = [...useLiveMany(productFacts[lang], ids)]
  const products = facts.flatMap(([id, read]) =>
    read.status === 'loaded' && read.value ? [[id, read.value] as const] : [],
  )
  const { isSettled, stockOf } = useLiveStock(ids)
  const preorder = usePreorderStock()
  // Only items with an infinite stock are preordered.
  const isEndless = lines.some((line) => stockOf(line) === 'infinite')
  const failed = facts.flatMap(([id, { status }]) => (status === 'failed' ? [id] : []))
  return {
    products: new Map(products),
    stockOf,
    preorder,
    hasFailed: failed.length > 0,
    retry: () => {
      for (const id of failed) retryLive(productFacts[lang], id)
    },
    isSettled:
      facts.every(([, { status }]) => status !== 'loading') &&
      isSettled &&
      (!isEndless || preorder.status !== 'loading'),
  }
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

function stockIn(product: LiveProduct | undefined, item: string): ItemStock | undefined {
  return product?.variants.flatMap(({ items }) => items).find((candidate) => candidate.itemId === item)?.stock
}
