import type { LatestReview } from '#web/domain/member/review.ts'
import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { productLink } from '#web/routing/links.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import type { ProductCardData } from '#web/ui/product-card/card-facts.ts'
import { Section } from '#web/ui/section.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { aboutProducts } from './about-products.ts'
import styles from './latest.module.css'

type Props = {
  lang: Language
  reviews: readonly LatestReview[]
  products: ReadonlyMap<string, ProductCardData>
}

/** The newest reviews of all products, with a link to their product. */
export function LatestReviews({ lang, reviews, products }: Props) {
  const t = translator(lang, 'community')
  const shown = aboutProducts(reviews, products, lang, productLink)
  if (shown.length === 0) return null
  return (
    <Section heading={t('latestReviews')}>
      <ul className={styles.list} data-by-members>
        {shown.map(({ entry: review, product, href }) => (
          <li key={review.id} className={styles.entry}>
            <h3>
              <Link href={`${href}#reviews`}>{product.title}</Link>
            </h3>
            <Stars value={review.stars} label={t('stars', { stars: String(review.stars) })} />
            <p className={styles.text}>
              <b>{review.title}</b> {review.text}
            </p>
            <div className={styles.author}>
              <Avatar
                id={review.author?.id ?? review.id}
                name={review.author?.name ?? ''}
                picture={review.author?.picture}
              />
              <b>{review.author?.name ?? t('formerMember')}</b>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
