import { type ReactNode, Suspense } from 'react'
import type { ProductQueryResult } from '#web/content/types.gen.ts'
import { cardTag, hasPrice, isForSale } from '#web/domain/product/product-card.ts'
import type { RatingAndDecision } from '#web/domain/product/rating-and-decision.ts'
import { texts, translator } from '#web/i18n/translate.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import type { Gender } from '#web/routing/genders.ts'
import type { Language } from '#web/routing/languages.ts'
import { BelowFirstScreen } from '#web/ui/below-first-screen.tsx'
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx'
import type { ProductCardData } from '#web/ui/product-card/card-facts.ts'
import { ProductGrid } from '#web/ui/product-card/product-grid.tsx'
import columns from '#web/ui/product-columns.module.css'
import { RatingStars } from '#web/ui/rating-stars.tsx'
import { Section } from '#web/ui/section.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { type BuyProduct, toBuyProduct } from './buy/buy-product.ts'
import { buyTexts, priceTexts } from './buy/buy-texts.ts'
import { Pickers } from './choice/pickers.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { BuyPanel, Price, ProductChoice, ProductView } from './lazy-parts.tsx'
import { ProductStory } from './product-story.tsx'
import styles from './product-template.module.css'
import { Reassurance } from './reassurance.tsx'
import { StateMessage } from './state-message.tsx'

type Props = {
  lang: Language
  product: NonNullable<ProductQueryResult> & RatingAndDecision
  crumbs: readonly Crumb[]
  content: ReactNode
  /** One for each fit to choose from, or one for all. */
  sizeGuides: readonly { readonly fit?: Gender | undefined; readonly content: ReactNode }[]
  related: readonly ProductCardData[]
  /** Reviews and discussion, below the description. */
  reviews?: ReactNode
  discussion?: ReactNode
  /** The verdict of most reviewers on the fit. */
  fitSentence?: string | undefined
  /** Products viewed before in this browser, at the bottom. */
  recentlyViewed?: ReactNode
  edit?: EditAttribute
}

export function ProductTemplate(props: Props) {
  const { lang, product, crumbs, content, related, reviews, discussion, recentlyViewed, edit } = props
  const t = translator(lang, 'product')
  const buy = toBuyProduct(product)
  const goesWith = related.filter(isForSale).slice(0, 4)
  return (
    <>
      <div className={columns.page}>
        <div className={styles.crumbs}>
          <Breadcrumbs lang={lang} crumbs={crumbs} />
        </div>
        <Gallery lang={lang} product={product} edit={edit} />
        <BuyColumn {...props} buy={buy} />
      </div>
      <Suspense fallback={null}>
        <ProductChoice key={product._id} documentId={product._id} />
      </Suspense>
      <ProductView product={buy} />
      <BelowFirstScreen>
        <ProductStory lang={lang} product={product} content={content} edit={edit} />
        {reviews}
        {discussion}
        {goesWith.length > 0 && (
          <Section heading={t('related')}>
            <ProductGrid lang={lang} products={goesWith} edit={edit} />
          </Section>
        )}
        {recentlyViewed}
      </BelowFirstScreen>
    </>
  )
}

function BuyColumn({ lang, product, buy, sizeGuides, fitSentence, edit }: Props & { buy: BuyProduct }) {
  const t = translator(lang, 'product')
  const tag = cardTag(product)
  return (
    <div className={styles.buy}>
      <div className={styles.head}>
        {tag?.kind === 'text' && <Tag tone="accent">{tag.text}</Tag>}
        <h1>{product.title}</h1>
        {hasPrice(buy) && (
          <Price
            key={`price ${buy.documentId}`}
            lang={lang}
            product={buy}
            texts={priceTexts(lang)}
            data-sanity={edit?.(product, 'centraId')}
          />
        )}
        {product.rating && (
          <a href="#reviews" className={styles.rating}>
            <RatingStars lang={lang} rating={product.rating} label={texts(lang, 'reviews').stars} />
          </a>
        )}
        {product.lead && <p className={styles.lead}>{product.lead}</p>}
      </div>
      <StateMessage lang={lang} product={product} edit={edit} />
      <Pickers lang={lang} product={product} fitSentence={fitSentence} edit={edit} />
      {isForSale(product) && (
        <>
          <BuyPanel
            key={`buy ${buy.documentId}`}
            lang={lang}
            product={buy}
            texts={buyTexts(lang)}
            priceEdit={edit?.(product, 'centraId')}
          />
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
        </>
      )}
      {sizeGuides.length > 0 && (
        <Fold summary={t('sizeGuide')}>
          {sizeGuides.map(({ fit, content }) => (
            <div key={fit ?? 'all'} data-guide={fit}>
              {content}
            </div>
          ))}
        </Fold>
      )}
      {isForSale(product) && <Reassurance lang={lang} />}
    </div>
  )
}

function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{summary}</summary>
      <BelowFirstScreen>
        <div className={styles.folded} data-static="size-guide">
          {children}
        </div>
      </BelowFirstScreen>
    </details>
  )
}
