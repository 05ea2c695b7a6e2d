'use client'

import { type ReactNode, Suspense, useRef } from 'react'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import grid from '#web/ui/product-card/product-grid.module.css'
import { AddressReader } from './address-reader.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterForm } from './filter-form.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import type { FilterTexts } from './filter-texts.ts'
import type { ShownFacets } from './listing-facets.ts'
import { clearFilters, countFilters, type Facet, type ListedProduct } from './listing-filters.ts'
import styles from './listing-view.module.css'
import { SortSelect } from './sort-select.tsx'
import { useListing } from './use-listing.ts'

type Props = {
  lang: Language
  texts: FilterTexts
  products: readonly ListedProduct[]
  /** The rendered card of each product, in the order of `products`. */
  cards: readonly ReactNode[]
  shown: ShownFacets
  useful: readonly Facet[]
  /** Drawing of the empty list. */
  drawing: ReactNode
}

/** A product list that the address filters and sorts; every card stays in the document. */
export function ListingView({ lang, texts, products, cards, shown, useful, drawing }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const listing = useListing(products, shown, lang, { list, side })
  const { filters, choose, found, showsSoldOut } = listing
  const soldOutCount = listing.soldOut.filter(Boolean).length
  const form = () => (
    <FilterForm
      texts={texts}
      shown={shown}
      useful={useful}
      filters={filters}
      counts={listing.counts}
      onChange={choose}
    />
  )
  return (
    <div className={styles.view}>
      <Suspense>
        <AddressReader onChange={listing.onAddress} />
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
            <FilterSheet texts={texts} chosen={countFilters(filters)} found={found}>
              {form}
            </FilterSheet>
          )}
          <SortSelect texts={texts} sort={filters.sort} onChange={(sort) => choose({ ...filters, sort })} />
        </div>
        <FilterChips
          texts={texts}
          shown={shown}
          filters={filters}
          onChange={choose}
          onEmpty={() => status.current?.focus()}
        />
        {soldOutCount > 0 && (
          <button type="button" className={styles.soldOutToggle} onClick={() => listing.setShowsSoldOut(!showsSoldOut)}>
            {showsSoldOut ? texts.hideSoldOut : fillIn(texts.showSoldOut, { n: soldOutCount })}
          </button>
        )}
        {found === 0 && <NothingFound texts={texts} drawing={drawing} onClear={() => choose(clearFilters(filters))} />}
        <ul className={classNames(grid.grid, styles.cards)}>
          {listing.positions.map((position) => (
            <li key={position} hidden={!listing.listed[position]} className={styles.item}>
              {cards[position]}
              {listing.soldOut[position] && (
                <p className={styles.soldOut}>{fillIn(texts.soldOutIn, { size: filters.size.join(', ') })}</p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

type NothingProps = { texts: FilterTexts; drawing: ReactNode; onClear: () => void }

function NothingFound({ texts, drawing, onClear }: NothingProps) {
  return (
    <div className={styles.empty}>
      {drawing}
      <h2>{texts.emptyTitle}</h2>
      <p>{texts.emptyText}</p>
      <Button onClick={onClear}>{texts.clear}</Button>
    </div>
  )
}
