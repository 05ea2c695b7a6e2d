'use client'

import { type ReactNode, Suspense, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import {
  clearFilters,
  countFilters,
  countOptions,
  type Facet,
  isListed,
  type ListedProduct,
} from '../../../domain/listing-filters.ts'
import { isByPrice, listingSorts, sortedPositions } from '../../../domain/listing-order.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import type { Language } from '../../../routing/languages.ts'
import { Button } from '../../../ui/button.tsx'
import grid from '../../../ui/product-card/product-grid.module.css'
import { AddressReader } from './address-reader.tsx'
import { withEarlyTicks } from './early-ticks.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterForm } from './filter-form.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import type { FilterTexts } from './filter-texts.ts'
import type { ShownFacets } from './listing-facets.ts'
import styles from './listing-view.module.css'
import { useAddressFilters } from './use-address-filters.ts'
import { useListedPrices } from './use-listed-prices.ts'

type Props = {
  lang: Language
  texts: FilterTexts
  products: readonly ListedProduct[]
  /** The drawn card of each product, in the order of `products`. */
  cards: readonly ReactNode[]
  shown: ShownFacets
  useful: readonly Facet[]
  /** Drawing of the empty list. */
  drawing: ReactNode
}

/** A product list that the address filters and sorts; every card stays in the document. */
export function ListingView({ lang, texts, products, cards, shown, useful, drawing }: Props) {
  const { filters, read, choose } = useAddressFilters(shown)
  const list = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const side = useRef<HTMLElement>(null)
  const isAlive = useRef(false)
  const onAddress = useCallback(() => {
    const filtered = read()
    if (!isAlive.current) {
      const all = withEarlyTicks(filtered, side.current?.querySelector('form'))
      if (all !== filtered) choose(all)
    }
    isAlive.current = true
  }, [read, choose])
  const { prices, isSettled } = useListedPrices(products, isByPrice(filters.sort))
  const positions = useMemo(
    () => sortedPositions(products, filters.sort, lang, prices),
    [products, filters.sort, lang, prices],
  )
  // A list that opens in the order of prices waits for them, so that its rows do not change places before one's eyes.
  useLayoutEffect(() => {
    if (isAlive.current && isSettled) list.current?.closest('[data-pending]')?.removeAttribute('data-pending')
  })
  const listed = useMemo(() => products.map((product) => isListed(product, filters)), [products, filters])
  const counts = useMemo(() => countOptions(products, filters), [products, filters])
  const found = listed.filter(Boolean).length
  const form = () => (
    <FilterForm texts={texts} shown={shown} useful={useful} counts={counts} filters={filters} onChange={choose} />
  )
  return (
    <div className={styles.view}>
      <Suspense>
        <AddressReader onChange={onAddress} />
      </Suspense>
      {useful.length > 0 && (
        <section ref={side} className={styles.side} aria-label={texts.filters}>
          {form()}
        </section>
      )}
      <div ref={list} className={styles.list} data-listing="">
        <div className={styles.bar}>
          <p ref={status} role="status" tabIndex={-1} className={styles.found}>
            {found === 1 ? texts.oneProduct : fillIn(texts.manyProducts, { n: found })}
          </p>
          {useful.length > 0 && (
            <FilterSheet
              openText={texts.open}
              chosen={countFilters(filters)}
              heading={texts.filters}
              closeText={texts.close}
              doneText={found === 1 ? texts.showOne : fillIn(texts.showMany, { n: found })}
            >
              {form}
            </FilterSheet>
          )}
          <label className={styles.sort}>
            <span>{texts.sort}</span>
            <select
              value={filters.sort}
              onChange={({ target }) =>
                choose({ ...filters, sort: listingSorts.find((sort) => sort === target.value) ?? 'featured' })
              }
            >
              {listingSorts.map((sort) => (
                <option key={sort} value={sort}>
                  {texts.sorts[sort]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <FilterChips
          texts={texts}
          shown={shown}
          filters={filters}
          onChange={choose}
          onEmpty={() => status.current?.focus()}
        />
        {found === 0 && (
          <div className={styles.empty}>
            {drawing}
            <h2>{texts.emptyTitle}</h2>
            <p>{texts.emptyText}</p>
            <Button onClick={() => choose(clearFilters(filters))}>{texts.clear}</Button>
          </div>
        )}
        <ul className={grid.grid}>
          {positions.map((position) => (
            <li key={position} hidden={!listed[position]} className={styles.item}>
              {cards[position]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
