import { translator } from '#web/i18n/translate.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import { listingGuard } from '#web/lib/listing-guard.ts'
import type { Gender } from '#web/routing/genders.ts'
import type { Language } from '#web/routing/languages.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { cardTexts } from '#web/ui/product-card/card-texts.ts'
import { LiveCards } from '#web/ui/product-card/live-cards.tsx'
import { ProductCard } from '#web/ui/product-card/product-card.tsx'
import { baseColourNames, filterTexts } from './filter-texts.ts'
import { type FilterableProduct, listedProduct, shownFacets, usefulFacets } from './listing-facets.ts'
import styles from './listing-view.module.css'
import { ListingView } from './listing-view.tsx'

type Props = {
  lang: Language
  products: readonly FilterableProduct[]
  gender?: Gender
  edit?: EditAttribute
}

/** How many of the first pictures load at once, with a blurred placeholder meanwhile. */
const eager = 4

/** The products of a listing with their filters, all of them in the static page (docs/decisions/0011). */
export function FilteredListing({ lang, products, gender, edit }: Props) {
  const t = translator(lang, 'filters')
  const shown = shownFacets(products, lang, {
    color: baseColourNames(lang),
    fit: { women: t('women'), men: t('men'), unisex: t('unisex') },
    state: {
      normal: t('normal'),
      preorder: t('preorder'),
      crowdFunding: t('crowdFunding'),
      crowdSourcing: t('crowdSourcing'),
      testPhase: t('testPhase'),
    },
  })
  return (
    <div className={styles.frame} suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which the policy knows by its hash. */}
      <script dangerouslySetInnerHTML={{ __html: listingGuard }} />
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <LiveCards texts={cardTexts(lang)}>
        <ListingView
          lang={lang}
          texts={filterTexts(lang)}
          products={products.map((product) => listedProduct(product, lang))}
          cards={products.map((product, index) => (
            <ProductCard
              key={product._id}
              lang={lang}
              product={product}
              gender={gender}
              heading="h2"
              sizes="listing"
              priority={index === 0 ? 'first' : index < eager ? 'row' : undefined}
              edit={edit}
            />
          ))}
          shown={shown}
          useful={usefulFacets(shown).filter((facet) => facet !== 'category' && (facet !== 'fit' || !gender))}
          drawing={<Drawing name="cabin" />}
        />
      </LiveCards>
    </div>
  )
}
