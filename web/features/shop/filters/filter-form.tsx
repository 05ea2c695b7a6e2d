import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Facet, FacetCounts, ListingFilters } from '#web/domain/listing/listing-filters.ts'
import { ChevronIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './filter-form.module.css'
import type { FilterTexts } from './filter-texts.ts'
import type { ShownFacets, ShownOption } from './listing-facets.ts'
import { sizeGroups } from './listing-size-order.ts'

type Props = {
  texts: FilterTexts
  shown: ShownFacets
  useful: readonly Facet[]
  counts: FacetCounts
  filters: ListingFilters
  onToggle: (facet: Facet, value: string) => void
}

/**
 * One group of check boxes per facet, each option with the number of products it would show. Groups fold; sizes start
 * open.
 */
export function FilterForm({ texts, shown, useful, counts, filters, onToggle }: Props) {
  const options = (facet: Facet, listed: readonly ShownOption[]) => (
    <ul className={facet === 'size' ? styles.sizes : styles.options}>
      {listed.map((option) => (
        <li key={option.value}>
          <Option
            facet={facet}
            option={option}
            count={counts[facet].get(option.value) ?? 0}
            checked={filters[facet].includes(option.value)}
            onToggle={() => onToggle(facet, option.value)}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <form className={styles.form} data-filters autoComplete="off">
      {useful.map((facet) => (
        <FoldedFacet key={facet} title={texts[facet]} chosen={filters[facet].length} startsOpen={facet === 'size'}>
          {facet === 'size'
            ? sizeGroups(shown.size).map((group) => (
                <div key={group.kind}>
                  <p className={styles.range}>{group.range}</p>
                  {options(facet, group.sizes)}
                </div>
              ))
            : options(facet, shown[facet])}
        </FoldedFacet>
      ))}
    </form>
  )
}

type FacetProps = { title: string; chosen: number; startsOpen: boolean; children: ReactNode }

/** Opens by itself when one of its values is chosen, and stays open when none is left: the focus may be in it. */
function FoldedFacet({ title, chosen, startsOpen, children }: FacetProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  if (chosen > 0 && !isOpen) setOpen(true)
  return (
    <details className={styles.facet} open={isOpen}>
      <summary>
        {title}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
        <ChevronIcon />
      </summary>
      <fieldset>
        <legend>
          <VisuallyHidden>{title}</VisuallyHidden>
        </legend>
        {children}
      </fieldset>
    </details>
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
