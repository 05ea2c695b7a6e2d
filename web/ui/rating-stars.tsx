import type { Rating } from '#web/domain/member/review.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import styles from './rating-stars.module.css'
import { Stars } from './stars.tsx'

type Props = {
  lang: Language
  rating: Rating
  /** `{stars} of 5 stars` */
  label: string
}

/** A product's average rating in one line. */
export function RatingStars({ lang, rating: { average, count }, label }: Props) {
  const stars = average.toFixed(1).replace('.', lang === 'nb' ? ',' : '.')
  return (
    <span className={styles.rating} data-by-members>
      <Stars value={average} label={fillIn(label, { stars })} />
      <span aria-hidden="true">({count})</span>
    </span>
  )
}
