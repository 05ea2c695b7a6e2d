import { useCallback, useMemo } from 'react'
import type { SanityClient } from 'sanity'
import { useLiveProducts } from '../use-live-products.ts'
import { wordParams, wordsOf } from '../words-in-groq.ts'
import {
  type CommunityProduct,
  NAMES_AT_ONCE,
  namedProductsQuery,
  productChoicesQuery,
  productsInStateQuery,
  readCommunityProducts,
  readProductPart,
} from './products.ts'

const raw = { perspective: 'raw', tag: 'community' } as const

/** Stands for a product until its name is read. */
const unread: CommunityProduct = {
  id: '',
  name: '…',
  centraId: undefined,
  state: undefined,
  crowdfundingDate: undefined,
  crowdfundingGoal: undefined,
  crowdfundingMax: undefined,
  paths: {},
}

type Names = { readonly ids: readonly string[] } | { readonly numbers: readonly string[] }

/** Products by their ids, live, of those with some ids or numbers; those that are known stay while more are read. */
export function useNamedProducts(names: Names) {
  const isById = 'ids' in names
  const wanted = [...new Set(isById ? names.ids : names.numbers)].filter(Boolean).toSorted().join()
  const load = useCallback(
    async (client: SanityClient, signal: AbortSignal) => {
      const all = wanted.split(',').filter(Boolean)
      const rows: unknown[] = []
      for (let start = 0; start < all.length; start += NAMES_AT_ONCE) {
        const some = all.slice(start, start + NAMES_AT_ONCE)
        const params = isById
          ? { ids: some.flatMap((id) => [id, `drafts.${id}`]), numbers: [] }
          : { ids: [], numbers: some }
        rows.push(...(await client.fetch<unknown[]>(namedProductsQuery, params, { ...raw, signal })))
      }
      return { asked: wanted, products: readCommunityProducts(rows) }
    },
    [wanted, isById],
  )
  const live = useLiveProducts(load)
  const products = useMemo(() => {
    const { asked = '', products: read = new Map<string, CommunityProduct>() } =
      live.status === 'loaded' ? live.value : {}
    if (asked === wanted || live.status === 'failed' || !isById) return read
    const before = new Set(asked.split(','))
    const missing = wanted.split(',').filter((id) => !before.has(id))
    return new Map([...read, ...missing.map((id) => [id, unread] as const)])
  }, [live, wanted, isById])
  return { live, products }
}

/** The first products in a state by name, live; the one with the wanted number is among them. */
export function useProductsInState(state: 'crowdFunding' | 'preorder', limit: number, wanted = '') {
  const load = useCallback(
    async (client: SanityClient, signal: AbortSignal) =>
      readProductPart(await client.fetch<unknown>(productsInStateQuery(limit), { state, wanted }, { ...raw, signal })),
    [state, limit, wanted],
  )
  return useLiveProducts(load)
}

/** The first products whose names have the words of a text, live. */
export function useProductChoices(typed: string) {
  const load = useCallback(
    async (client: SanityClient, signal: AbortSignal) => {
      const words = wordsOf(typed)
      return readProductPart(
        await client.fetch<unknown>(productChoicesQuery(words), wordParams(words), { ...raw, signal }),
      )
    },
    [typed],
  )
  return useLiveProducts(load)
}
