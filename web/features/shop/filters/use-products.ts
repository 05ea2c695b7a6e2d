import { useEffect, useRef, useState } from 'react'
import { loadCode } from '#web/lib/load-code.ts'
import type { ListingResponse } from '#web/services/backend/contracts/list-products.ts'
import type { LaterCard } from './later-products.tsx'
import type { AskedProducts } from './listing-types.ts'

export type Products = Omit<ListingResponse, 'isWhole'> & {
  /** Renders the cards of `products`. */
  readonly Card: typeof LaterCard
}

type Loaded = {
  readonly isWhole: boolean
  readonly filters: string
  readonly from: number
  readonly to: number
  readonly products: Products
}

/**
 * Fetches products of a list; products already loaded for the same filters are not fetched again. While others load,
 * `products` are the last, and `isLoading` is true. `ask` gets whether the loaded ones are all products of the list,
 * and returns `undefined` to ask for nothing.
 */
export function useProducts(ask: (isWhole: boolean | undefined) => AskedProducts | undefined) {
  const [loaded, setLoaded] = useState<Loaded>()
  const wanted = ask(loaded?.isWhole)
  const [failedAt, setFailedAt] = useState<string>()
  const [tries, setTries] = useState(0)
  const last = useRef(loaded)
  last.current = loaded
  const key = wanted && [wanted.filters, wanted.from, wanted.to].join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked for, a new object each time.
  useEffect(() => {
    if (!wanted || has(last.current, wanted)) return
    const until = new AbortController()
    const before = last.current
    const known = before?.filters === wanted.filters && before.from === wanted.from ? before : undefined
    const from = known?.to ?? wanted.from
    loadCode(() => import('./later-products.tsx'))
      .then(async ({ fetchProducts, LaterCard }) => {
        const { isWhole, products, found, counts } = await fetchProducts({ ...wanted, from }, until.signal)
        const all = known ? withMore(known.products.products, products) : products
        setLoaded({ ...wanted, isWhole, products: { products: all, found, counts, Card: LaterCard } })
        setFailedAt(undefined)
      })
      .catch(() => until.signal.aborted || setFailedAt(key))
    return () => until.abort()
  }, [key, tries])
  return {
    products: loaded?.products,
    isWhole: loaded?.isWhole,
    /** Whether they are of the filters that are asked for, or all of the list. */
    isOfFilters: loaded !== undefined && (loaded.isWhole || loaded.filters === wanted?.filters),
    isLoading: wanted !== undefined && !has(loaded, wanted),
    hasFailed: wanted !== undefined && failedAt === key && !has(loaded, wanted),
    retry() {
      setFailedAt(undefined)
      setTries(tries + 1)
    },
  }
}

function has(loaded: Loaded | undefined, { filters, from, to }: AskedProducts): boolean | undefined {
  return loaded?.isWhole || (loaded?.filters === filters && loaded.from === from && loaded.to >= to)
}

/** A list may have changed between two calls: no product is shown twice. */
function withMore(products: Products['products'], more: Products['products']): Products['products'] {
  const known = new Set(products.map(({ id }) => id))
  return [...products, ...more.filter(({ id }) => !known.has(id))]
}
