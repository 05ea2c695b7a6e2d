import { useLayoutEffect, useRef } from 'react'
import styles from './filter-form.module.css'
import type { FilterTexts } from './filter-texts.ts'
import type { ShownFacets, ShownOption } from './listing-facets.ts'
import { type Facet, type FacetCounts, type ListingFilters, toggleFilter } from './listing-filters.ts'

type Props = {
  texts: FilterTexts
  shown: ShownFacets
  useful: readonly Facet[]
  counts: FacetCounts
  filters: ListingFilters
  onChange: (filters: ListingFilters) => void
}

/** One group of check boxes per facet, each option with the number of products it would show. */
export function FilterForm({ texts, shown, useful, counts, filters, onChange }: Props) {
  return (
    <form className={styles.form} data-filters autoComplete="off">
      {useful.map((facet) => (
        <fieldset key={facet} className={styles.facet}>
          <legend>{texts[facet]}</legend>
          <ul className={styles[facet] ?? styles.options}>
            {shown[facet].map((option) => (
              <li key={option.value}>
                <Option
                  facet={facet}
                  option={option}
                  count={counts[facet].get(option.value) ?? 0}
                  checked={filters[facet].includes(option.value)}
                  onToggle={() => onChange(toggleFilter(filters, facet, option.value))}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </form>
  )
}

type OptionProps = {
  facet: Facet
  option: ShownOption
  count: number
  checked: boolean
  onToggle: () => void
}

/** An option that would show nothing cannot be chosen, but a chosen one can always be taken back. */
function Option({ facet, option, count, checked, onToggle }: OptionProps) {
  const box = useRef<HTMLInputElement>(null)
  const shown = useRef(checked)
  // The box keeps its own tick, so that one made before the page hydrated is not lost (see pre-hydration-filters.ts).
  useLayoutEffect(() => {
    if (box.current && shown.current !== checked) box.current.checked = checked
    shown.current = checked
  }, [checked])
  return (
    <label className={styles.option}>
      <input
        ref={box}
        type="checkbox"
        name={facet}
        value={option.value}
        defaultChecked={checked}
        disabled={count === 0 && !checked}
        onChange={onToggle}
      />
      {option.swatch && <span className={styles.swatch} style={{ background: option.swatch }} />}
      <span>{option.label}</span> <span className={styles.count}>{count}</span>
    </label>
  )
}
