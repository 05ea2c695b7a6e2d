import { useRef } from 'react'
import { clearFilters, facets, type ListingFilters, toggleFilter } from '#web/domain/listing/listing-filters.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import styles from './filter-chips.module.css'
import type { FilterTexts } from './filter-texts.ts'
import type { ShownFacets } from './listing-facets.ts'
import type { ChangeFilters } from './use-address-filters.ts'

type Props = {
  texts: FilterTexts
  shown: ShownFacets
  filters: ListingFilters
  onChange: ChangeFilters
  /** Called when the last chip is gone, to move the focus. */
  onEmpty: () => void
}

/** The chosen filters, each with a way to remove it. */
export function FilterChips({ texts, shown, filters, onChange, onEmpty }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const chosen = facets.flatMap((facet) =>
    shown[facet].filter(({ value }) => filters[facet].includes(value)).map((option) => ({ facet, ...option })),
  )
  if (chosen.length === 0) return null
  // The chip that was pressed goes away: its neighbour takes the focus first.
  const moveFocus = (index: number) => {
    const buttons = list.current?.querySelectorAll('button')
    const next = buttons?.[index === chosen.length - 1 ? index - 1 : index + 1]
    if (chosen.length === 1 || !next) onEmpty()
    else next.focus()
  }
  return (
    <ul ref={list} className={styles.chips}>
      {chosen.map(({ facet, value, label, swatch }, index) => (
        <li key={`${facet} ${value}`}>
          <button
            type="button"
            className={styles.chip}
            aria-label={fillIn(texts.remove, { name: label })}
            onClick={() => {
              moveFocus(index)
              onChange((filters) => toggleFilter(filters, facet, value))
            }}
          >
            {swatch && <span className={styles.swatch} style={{ background: swatch }} />}
            {label}
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            onEmpty()
            onChange(clearFilters)
          }}
        >
          {texts.clear}
        </button>
      </li>
    </ul>
  )
}
