import { countRecords, type Facet, type FacetCounts } from '#web/domain/listing/listing-filters.ts'
import { translator } from '#web/i18n/translate.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import { listingGuard } from '#web/lib/listing-guard.ts'
import type { Language } from '#web/routing/languages.ts'
import { listingPagePath } from '#web/routing/listing-pages.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import type { ProductCardData } from '#web/ui/product-card/card-facts.ts'
import { cardTexts } from '#web/ui/product-card/card-texts.ts'
import { factsCardTexts, ProductCard } from '#web/ui/product-card/product-card.tsx'
import { filterTexts } from './filter-texts.ts'
import { type ShownFacets, usefulFacets } from './listing-facets.ts'
import type { Entry, ListChoice } from './listing-types.ts'
import styles from './listing-view.module.css'
import { ListingView } from './listing-view.tsx'

/** A list of the shop, and one page of it. */
export type ListingPage = {
  readonly choice: ListChoice
  /** Path of the list itself. */
  readonly path: string
  readonly number: number
  readonly pages: number
  /** The page's products; `first` is the place of the first of them in the list. */
  readonly products: readonly ProductCardData[]
  readonly first: number
  /** The number of products in the list, and what filters offer for them. */
  readonly total: number
  readonly shown: ShownFacets
  readonly counts: FacetCounts
  /** The facts of all products that filters read, where they are all on the page. */
  readonly entries?: readonly Entry[] | undefined
}

type Props = { lang: Language; page: ListingPage; edit?: EditAttribute }

/** The number of first pictures that load at once, with a blurred placeholder meanwhile. */
const eager = 4

/** A page of a listing with the filters of the whole listing (docs/decisions/0011). */
export function FilteredListing({ lang, page, edit }: Props) {
  const t = translator(lang, 'filters')
  const { choice, path, number, pages, products, shown, counts, ...list } = page
  const isUseful = (facet: Facet) => facet !== 'category' && (facet !== 'fit' || !choice.gender)
  return (
    <div className={styles.frame} suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which the policy knows by its hash. */}
      <script dangerouslySetInnerHTML={{ __html: listingGuard }} />
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <ListingView
        lang={lang}
        texts={filterTexts(lang)}
        cardTexts={{ ...cardTexts(lang), ...factsCardTexts(lang) }}
        page={{ ...list, choice, shown, counts: countRecords(counts), ids: products.map(({ _id }) => _id) }}
        cards={products.map((product, index) => (
          <ProductCard
            key={product._id}
            lang={lang}
            product={product}
            gender={choice.gender}
            heading="h2"
            sizes="listing"
            priority={index === 0 ? 'first' : index < eager ? 'row' : undefined}
            edit={edit}
          />
        ))}
        useful={usefulFacets(shown).filter(isUseful)}
        drawing={<Drawing name="cabin" />}
        links={{
          list: path,
          previous: number > 1 ? listingPagePath(path, number - 1) : undefined,
          next: number < pages ? listingPagePath(path, number + 1) : undefined,
        }}
      />
    </div>
  )
}
