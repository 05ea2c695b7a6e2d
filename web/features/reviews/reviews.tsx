import type { Review, ReviewSummary } from '#web/domain/member/review.ts'
import { texts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { Section } from '#web/ui/section.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewSummaryView } from './review-summary.tsx'
import styles from './reviews.module.css'
import { ReviewsPart } from './reviews-part.tsx'

type Props = {
  lang: Language
  documentId: string
  /** The product's sizes, of which a reviewer names one. */
  sizes: readonly string[]
  /** Undefined while the database does not respond: the browser then asks for them. */
  reviews: { readonly summary: ReviewSummary | undefined; readonly items: readonly Review[] } | undefined
}

/** Fragment of links to a product's reviews. */
const reviewsAnchor = 'reviews'

/**
 * A product's reviews: the newest in the page itself, everything else when they come near the window
 * (docs/decisions/0050).
 */
export function Reviews({ lang, documentId, sizes, reviews }: Props) {
  const t = texts(lang, 'reviews')
  return (
    <Section heading={t.heading} id={reviewsAnchor} ground="deep">
      <ReviewsPart key={documentId} lang={lang} documentId={documentId} sizes={sizes}>
        <div className={styles.columns} data-static="reviews">
          {reviews?.summary && <ReviewSummaryView lang={lang} texts={t} summary={reviews.summary} />}
          <div className={styles.panel}>
            <div className={styles.waiting} aria-hidden="true" />
            {reviews && <ReviewList lang={lang} texts={t} reviews={reviews.items} emptyText={t.empty} />}
          </div>
        </div>
      </ReviewsPart>
      <p className={styles.checked}>{t.checked}</p>
    </Section>
  )
}
