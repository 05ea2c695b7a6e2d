import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { filtered, noFilter } from './product-list.ts'
import { useClothingTypes, useProducts } from './use-products.ts'

/** All products, live, with the state of a list in which they are filtered and several are selected. */
export function useProductChoice() {
  const products = useProducts()
  const clothingTypes = useClothingTypes()
  const [filter, setFilter] = useState(noFilter)
  const [selected, setSelected] = useState<readonly string[]>([])
  const list = useRef<HTMLUListElement>(null)
  const deferred = useDeferredValue(filter)
  const all = products.status === 'loaded' ? products.value : undefined
  const shown = useMemo(() => filtered(all ?? [], deferred), [all, deferred])
  const typeTitles = useMemo(() => new Map(clothingTypes.map(({ id, title }) => [id, title])), [clothingTypes])
  const byId = useMemo(() => new Map(all?.map((product) => [product.id, product])), [all])
  return {
    products,
    byId,
    clothingTypes,
    typeTitles,
    shown,
    /** In the order in which they were selected; without those that have been deleted since. */
    selected: selected.filter((id) => byId.has(id)),
    setSelected,
    list,
    filters: {
      clothingTypes,
      filter,
      onChange: setFilter,
      onLeave: () => list.current?.querySelector<HTMLElement>('[data-focus]')?.focus(),
    },
    showAll: () => setFilter(noFilter),
  }
}
