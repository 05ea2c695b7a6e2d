import { type ListingSort, listingSorts } from '#web/domain/listing/listing-order.ts'
import type { FilterTexts } from './filter-texts.ts'
import styles from './listing-view.module.css'

type Props = { texts: FilterTexts; sort: ListingSort; onChange: (sort: ListingSort) => void }

export function SortSelect({ texts, sort, onChange }: Props) {
  return (
    <label className={styles.sort}>
      <span>{texts.sort}</span>
      <select
        value={sort}
        onChange={({ target }) => onChange(listingSorts.find((known) => known === target.value) ?? 'featured')}
      >
        {listingSorts.map((known) => (
          <option key={known} value={known}>
            {texts[known]}
          </option>
        ))}
      </select>
    </label>
  )
}
