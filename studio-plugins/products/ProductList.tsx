import { Stack } from '@sanity/ui'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { RowsAfter, RowsBefore } from '../ui/MoreRows.tsx'
import { ROWS_AT_ONCE, usePartOfList } from '../use-part-of-list.ts'
import { ProductRow } from './ProductRow.tsx'
import { afterClick, type Product, withAll } from './product-list.ts'

type Props = {
  label: string
  /** Those that are loaded, and how many there are. */
  products: readonly Product[]
  matching: number
  /** Ids in the order of selection. */
  selected: readonly string[]
  /** Titles of clothing types by id. */
  typeTitles: ReadonlyMap<string, string>
  /** Why products cannot be selected, by id. */
  marks?: ReadonlyMap<string, string>
  /** Shows the order of selection. */
  isNumbered?: boolean
  isReadOnly?: boolean
  list: RefObject<HTMLUListElement | null>
  onSelect(selected: string[]): void
  /** Selects all that match, loaded or not. */
  onSelectAll(): void
  /** Loads more. */
  onMore(): void
  onOpen?(id: string): void
}

/** More products are loaded when this number of them is left below the row with the focus. */
const LOAD_AHEAD = 60

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }
const noMarks: ReadonlyMap<string, string> = new Map()

/**
 * Products with checkboxes. Arrow keys move the focus, Space selects, with Shift a range; Ctrl or Cmd and A selects
 * all. Only one row is in the tab order, and only those around it are rendered.
 */
export function ProductList(props: Props) {
  const {
    label,
    products,
    selected,
    typeTitles,
    marks = noMarks,
    isNumbered,
    isReadOnly,
    list,
    matching,
    onMore,
    onOpen,
  } = props
  const [active, setActive] = useState<string>()
  const [anchor, setAnchor] = useState<string>()
  const places = new Map(selected.map((id, index) => [id, index + 1]))
  const at = Math.max(
    0,
    products.findIndex(({ id }) => id === active),
  )
  const activeId = products[at]?.id
  const part = usePartOfList(products.length, at)
  /** The row with the focus has to be rendered first. */
  const wantsFocus = useRef(false)
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    focusRow(list.current?.children[at - part.first])
  })

  const latest = useRef({ ...props, marks, anchor })
  useEffect(() => {
    latest.current = { ...props, marks, anchor }
  })
  const select = useCallback((id: string, isRange: boolean) => {
    const {
      products: all,
      selected: before,
      marks: marked,
      anchor: from,
      isReadOnly: isFixed,
      onSelect,
    } = latest.current
    if (isFixed || marked.has(id)) return
    const shown = all.filter((product) => !marked.has(product.id)).map((product) => product.id)
    onSelect(afterClick(before, { shown, id, anchor: from, isRange }))
    if (!isRange) setAnchor(id)
  }, [])
  const onRowClick = useCallback(
    (event: MouseEvent, id: string) => {
      setActive(id)
      select(id, event.shiftKey)
    },
    [select],
  )
  const open = useCallback((id: string) => latest.current.onOpen?.(id), [])

  const idsOf = (some: readonly Product[]) => some.filter(({ id }) => !marks.has(id)).map(({ id }) => id)

  function move(event: KeyboardEvent, step: number) {
    const index = Math.min(Math.max(at + step, 0), products.length - 1)
    event.preventDefault()
    const row = list.current?.children[index - part.first]
    if (row) focusRow(row)
    else {
      wantsFocus.current = true
      setActive(products[index]?.id)
    }
    showUntil(index)
    if (!event.shiftKey || isReadOnly) return
    const passed = products.slice(Math.min(at, index), Math.max(at, index) + 1)
    props.onSelect(withAll(selected, idsOf(passed)))
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (step !== undefined) move(event, step)
    else if (event.key === 'Home') move(event, -products.length)
    else if (event.key === 'End') move(event, products.length)
    else if (event.key === ' ' && event.shiftKey && activeId) {
      event.preventDefault()
      select(activeId, true)
    } else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !isReadOnly) {
      event.preventDefault()
      props.onSelectAll()
    }
  }

  function showUntil(index: number) {
    if (products.length < matching && index + LOAD_AHEAD >= products.length) onMore()
  }

  function onFocus({ currentTarget, target }: FocusEvent) {
    const index = [...currentTarget.children].findIndex((row) => row.contains(target))
    setActive(products[part.first + index]?.id)
  }

  const after = Math.max(0, Math.min(ROWS_AT_ONCE, matching - part.end))
  return (
    <Stack gap={2}>
      <RowsBefore count={part.before} onClick={part.showBefore} />
      <ul
        aria-label={label}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        ref={list}
        style={{ listStyle: 'none', margin: 0, padding: 0 }}
      >
        {products.slice(part.first, part.end).map((product) => (
          <ProductRow
            canOpen={onOpen !== undefined}
            disabledReason={marks.get(product.id)}
            isActive={product.id === activeId}
            isSelected={places.has(product.id)}
            isReadOnly={isReadOnly === true}
            key={product.id}
            onClick={onRowClick}
            onOpen={open}
            position={isNumbered ? places.get(product.id) : undefined}
            product={product}
            typeTitle={typeTitles.get(product.clothingType) ?? ''}
          />
        ))}
      </ul>
      <RowsAfter
        count={after}
        onClick={() => {
          part.showAfter()
          showUntil(part.end + ROWS_AT_ONCE)
        }}
      />
    </Stack>
  )
}

function focusRow(row: Element | undefined) {
  const target = row?.querySelector<HTMLElement>('[data-focus]')
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
}
