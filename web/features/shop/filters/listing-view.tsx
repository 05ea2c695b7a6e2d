'use client'

import { type ReactNode, Suspense, useRef } from 'react'
import { clearFilters, countFilters, type Facet } from '#web/domain/listing/listing-filters.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { Button } from '#web/ui/button.tsx'
import type { CardTexts } from '#web/ui/product-card/card-texts.ts'
import { AddressReader } from './address-reader.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterForm } from './filter-form.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import type { FilterTexts } from './filter-texts.ts'
import { ListedCards } from './listed-cards.tsx'
import { ListingFailure } from './listing-failure.tsx'
import styles from './listing-view.module.css'
import { MoreProducts, PreviousProducts } from './more-products.tsx'
import { SortSelect } from './sort-select.tsx'
import { type StaticList, useListing } from './use-listing.ts'

type Props = {
  lang: Language
  texts: FilterTexts
  cardTexts: CardTexts & { readonly colours: string }
  page: StaticList
  /** The rendered cards of the page's products. */
  cards: readonly ReactNode[]
  useful: readonly Facet[]
  /** Drawing of the empty list. */
  drawing: ReactNode
  /** Paths of the list itself and of its neighbouring pages. */
  links: { readonly list: string; readonly previous?: string | undefined; readonly next?: string | undefined }
}

/** A product list that the address filters and sorts. The cards of the page stay in the document, others join them. */
export function ListingView({ lang, texts, cardTexts, page, cards, useful, drawing, links }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const listing = useListing(page, lang, { list, side })
  const { filters, choose, found, from, ids, soldOut, showsSoldOut } = listing
  const form = () => (
    <FilterForm
      texts={texts}
      shown={page.shown}
      useful={useful}
      filters={filters}
      counts={listing.counts}
      onToggle={listing.toggle}
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
            {found === 1
              ? texts.oneProduct
              : found === undefined
                ? statusOf(listing, texts)
                : fillIn(texts.manyProducts, { n: found })}
          </p>
          {useful.length > 0 && (
            <FilterSheet texts={texts} chosen={countFilters(filters)} found={found}>
              {form}
            </FilterSheet>
          )}
          <SortSelect
            texts={texts}
            sort={filters.sort}
            onChange={(sort) => choose((filters) => ({ ...filters, sort }))}
          />
        </div>
        <FilterChips
          texts={texts}
          shown={page.shown}
          filters={filters}
          onChange={choose}
          onEmpty={() => status.current?.focus()}
        />
        {soldOut !== undefined && soldOut.size > 0 && (
          <button type="button" className={styles.soldOutToggle} onClick={() => listing.setShowsSoldOut(!showsSoldOut)}>
            {showsSoldOut ? texts.hideSoldOut : fillIn(texts.showSoldOut, { n: soldOut.size })}
          </button>
        )}
        {found === 0 && <NothingFound texts={texts} drawing={drawing} onClear={() => choose(clearFilters)} />}
        {listing.hasFailed && <ListingFailure texts={texts} list={links.list} onRetry={listing.retry} />}
        {from > 0 && links.previous && <PreviousProducts texts={texts} href={links.previous} />}
        <ListedCards
          lang={lang}
          texts={cardTexts}
          page={page}
          cards={cards}
          ids={ids}
          later={listing.later}
          isLoading={listing.isLoading}
          note={(id) => soldOut?.has(id) && fillIn(texts.soldOutIn, { size: filters.size.join(', ') })}
        />
        {found !== undefined && found > page.ids.length && (
          <MoreProducts
            list={list}
            texts={texts}
            from={from}
            shown={ids.length}
            found={found}
            next={links.next}
            onMore={listing.showMore}
          />
        )}
      </div>
    </div>
  )
}

function statusOf({ isLoading }: { isLoading: boolean }, { loading, failedTitle }: FilterTexts): string {
  return isLoading ? loading : failedTitle
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
