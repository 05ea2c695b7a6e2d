import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ProductRow } from './ProductRow.tsx'
import { afterClick, type Product, withAll } from './product-list.ts'

type Props = {
  label: string
  products: readonly Product[]
  /** Ids in the order of selection. */
  selected: readonly string[]
  /** Titles of clothing types by id. */
  typeTitles: ReadonlyMap<string, string>
  /** Why products cannot be selected, by id. */
  marks?: ReadonlyMap<string, string>
  /** Shows the order of selection. */
  isNumbered?: boolean
  isReadOnly?: boolean
  ref?: Ref<HTMLUListElement>
  onSelect(selected: string[]): void
  onOpen?(id: string): void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }
const noMarks: ReadonlyMap<string, string> = new Map()

/**
 * Products with checkboxes. Arrow keys move the focus, Space selects, with Shift a range; Ctrl or Cmd and A selects
 * all. Only one row is in the tab order.
 */
export function ProductList(props: Props) {
  const { label, products, selected, typeTitles, marks = noMarks, isNumbered, isReadOnly, ref, onOpen } = props
  const [active, setActive] = useState<string>()
  const [anchor, setAnchor] = useState<string>()
  const places = new Map(selected.map((id, index) => [id, index + 1]))
  const activeId = products.some(({ id }) => id === active) ? active : products[0]?.id

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
    const from = products.findIndex(({ id }) => id === activeId)
    const index = Math.min(Math.max(from + step, 0), products.length - 1)
    event.preventDefault()
    event.currentTarget.children[index]?.querySelector<HTMLElement>('[data-focus]')?.focus()
    if (!event.shiftKey || isReadOnly) return
    const passed = products.slice(Math.min(from, index), Math.max(from, index) + 1)
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
      props.onSelect(withAll(selected, idsOf(products)))
    }
  }

  function onFocus({ currentTarget, target }: FocusEvent) {
    const index = [...currentTarget.children].findIndex((row) => row.contains(target))
    setActive(products[index]?.id)
  }

  return (
    <ul
      aria-label={label}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      ref={ref}
      style={{ listStyle: 'none', margin: 0, padding: 0 }}
    >
      {products.map((product) => (
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
  )
}
