import type { Rating } from '#web/domain/member/review.ts'
import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import styles from './rating-stars.module.css'
import { Stars } from './stars.tsx'

/** A product's average rating in one line. */
export function RatingStars({ lang, rating: { average, count } }: { lang: Language; rating: Rating }) {
  const t = translator(lang, 'reviews')
  const stars = average.toFixed(1).replace('.', lang === 'nb' ? ',' : '.')
  return (
    <span className={styles.rating} data-by-members>
      <Stars value={average} label={t('stars', { stars })} />
      <span aria-hidden="true">({count})</span>
    </span>
  )
}
