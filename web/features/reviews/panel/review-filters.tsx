import { type ReviewOrder, reviewOrders } from '#web/domain/member/review-choices.ts'
import { type ReviewTexts, starsText } from '../review-texts.ts'
import styles from '../reviews.module.css'
import type { ReviewChoice } from './use-reviews.ts'

type Props = {
  texts: ReviewTexts
  sizes: readonly string[]
  choice: ReviewChoice
  onChange: (choice: ReviewChoice) => void
}

export function ReviewFilters({ texts, sizes, choice, onChange }: Props) {
  const orders: Readonly<Record<ReviewOrder, string>> = {
    newest: texts.newest,
    highest: texts.highest,
    lowest: texts.lowest,
  }
  return (
    <div className={styles.filters}>
      <label>
        {texts.order}
        <select
          value={choice.order}
          onChange={({ target }) =>
            onChange({ ...choice, order: reviewOrders.find((order) => order === target.value) ?? 'newest' })
          }
        >
          {reviewOrders.map((order) => (
            <option key={order} value={order}>
              {orders[order]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.starsFilter}
        <select
          value={choice.stars ?? ''}
          onChange={({ target }) => onChange({ ...choice, stars: Number(target.value) || undefined })}
        >
          <option value="">{texts.anyStars}</option>
          {[5, 4, 3, 2, 1].map((stars) => (
            <option key={stars} value={stars}>
              {starsText(stars, texts)}
            </option>
          ))}
        </select>
      </label>
      {sizes.length > 1 && (
        <label>
          {texts.size}
          <select
            value={choice.size ?? ''}
            onChange={({ target }) => onChange({ ...choice, size: target.value || undefined })}
          >
            <option value="">{texts.anySize}</option>
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
