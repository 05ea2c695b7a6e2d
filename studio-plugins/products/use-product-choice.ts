import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { type ClothingType, readClothingTypes } from '../commerce/clothing-types.ts'
import { useAsync } from '../use-async.ts'
import { useLiveProducts } from '../use-live-products.ts'
import { type Filter, noFilter, type Product, withAll, without } from './product-list.ts'
import { PRODUCTS_AT_ONCE, readExistingIds, readIds, readProducts } from './read-products.ts'

const apiVersion = '2026-01-01'

/** Milliseconds after the last keystroke. */
const DEBOUNCE_MS = 200

const none: readonly Product[] = []

/** The filter once nobody types any more, and how many products of it are wanted. */
function useWanted(filter: Filter) {
  const [wanted, setWanted] = useState({ filter, limit: PRODUCTS_AT_ONCE })
  useEffect(() => {
    const use = () => setWanted((last) => (last.filter === filter ? last : { filter, limit: PRODUCTS_AT_ONCE }))
    const timer = setTimeout(use, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [filter])
  const showMore = useCallback(() => setWanted((last) => ({ ...last, limit: last.limit + PRODUCTS_AT_ONCE })), [])
  return { wanted, showMore }
}

/** The products that match a filter, live, with the state of a list in which several are selected. */
export function useProductChoice() {
  const client = useClient({ apiVersion })
  const clothingTypes = useClothingTypes()
  const [filter, setFilter] = useState(noFilter)
  const { wanted, showMore } = useWanted(filter)
  const [selected, setSelected] = useState<readonly string[]>([])
  const latest = useRef(selected)
  latest.current = selected
  const load = useCallback(
    async (lake: SanityClient, signal: AbortSignal) => {
      const page = await readProducts(lake, wanted.filter, wanted.limit, signal)
      const chosen = latest.current
      const existing = await readExistingIds(lake, chosen, signal)
      const gone = chosen.filter((id) => !existing.has(id))
      if (gone.length > 0 && !signal.aborted) setSelected((before) => without(before, gone))
      return { ...page, ...wanted }
    },
    [wanted],
  )
  const products = useLiveProducts(load)
  const [hasSelectingFailed, setSelectingFailed] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const loaded = products.status === 'loaded' ? products.value : undefined
  const shown = loaded?.products ?? none
  const matching = loaded?.matching ?? 0
  const typeTitles = useMemo(() => new Map(clothingTypes.map(({ id, title }) => [id, title])), [clothingTypes])

  /** Those on screen first, in their order. */
  async function allIds(): Promise<string[]> {
    const ids = shown.map(({ id }) => id)
    return loaded && ids.length < matching ? withAll(ids, await readIds(client, loaded.filter)) : ids
  }
  const toggle = (isWanted: boolean, isSelectable: (id: string) => boolean = () => true) => {
    setSelectingFailed(false)
    allIds().then(
      (ids) => setSelected((before) => (isWanted ? withAll(before, ids.filter(isSelectable)) : without(before, ids))),
      () => setSelectingFailed(true),
    )
  }
  return {
    products,
    clothingTypes,
    typeTitles,
    shown,
    matching,
    /** In the order in which they were selected; without those that have been deleted since. */
    selected,
    setSelected,
    /** Selects or deselects all that match, on screen or not. */
    toggleAll: toggle,
    hasSelectingFailed,
    rows: {
      list,
      products: shown,
      matching,
      typeTitles,
      onMore: () => loaded && loaded.limit === wanted.limit && showMore(),
      /** Another filter begins at the top. */
      key: loaded ? Object.values(loaded.filter).join('\n') : '',
    },
    filters: {
      clothingTypes,
      filter,
      onChange: setFilter,
      onLeave: () => list.current?.querySelector<HTMLElement>('[data-focus]')?.focus(),
    },
    showAll: () => setFilter(noFilter),
  }
}

const noTypes: readonly ClothingType[] = []

/** All clothing types; empty until they are loaded. */
function useClothingTypes(): readonly ClothingType[] {
  const client = useClient({ apiVersion })
  const load = useCallback(async () => await readClothingTypes(client), [client])
  const { result } = useAsync('clothing types', load)
  return result.status === 'loaded' ? result.value : noTypes
}
