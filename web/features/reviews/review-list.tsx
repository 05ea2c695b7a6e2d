import type { ReactNode } from 'react'
import type { Review } from '#web/domain/member/review.ts'
import type { Language } from '#web/routing/languages.ts'
import type { ReviewTexts } from './review-texts.ts'
import styles from './review-view.module.css'
import { ReviewView } from './review-view.tsx'

type Props = {
  lang: Language
  texts: ReviewTexts
  reviews: readonly Review[]
  now?: number
  emptyText: string
  /** The reader's actions on a review, below it. */
  actions?: (review: Review) => ReactNode
}

export function ReviewList({ reviews, emptyText, actions, ...view }: Props) {
  if (reviews.length === 0) return <p className={styles.empty}>{emptyText}</p>
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewView {...view} review={review}>
            {actions?.(review)}
          </ReviewView>
        </li>
      ))}
    </ul>
  )
}
