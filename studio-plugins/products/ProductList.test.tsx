// @vitest-environment jsdom
import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { act, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { ProductList } from './ProductList.tsx'
import type { Product } from './product-list.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
Element.prototype.scrollIntoView = () => {}

const product = (index: number): Product => ({
  id: `p${index}`,
  name: `Vare ${index}`,
  centraId: `${index}`,
  state: 'normal',
  clothingType: '',
  picture: undefined,
  hasDraft: false,
  isPublished: true,
})

let root: ReturnType<typeof createRoot> | undefined
let selected: readonly string[] = []
let selectedAll = 0
afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
  selectedAll = 0
})

function List({ count, matching, onMore }: { count: number; matching: number; onMore: () => void }) {
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  selected = chosen
  return (
    <ProductList
      label="Products"
      list={list}
      matching={matching}
      onMore={onMore}
      onSelect={setChosen}
      onSelectAll={() => {
        selectedAll += 1
      }}
      products={Array.from({ length: count }, (_, index) => product(index))}
      selected={chosen}
      typeTitles={new Map()}
    />
  )
}

async function show(count: number, matching = count) {
  const onMore = vi.fn()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root?.render(
      <ThemeProvider theme={buildTheme()}>
        <List count={count} matching={matching} onMore={onMore} />
      </ThemeProvider>,
    ),
  )
  return onMore
}

const rows = () => [...document.querySelectorAll('li')]
const focused = () => document.activeElement?.getAttribute('aria-label')
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more })))
const focusFirst = () => act(async () => rows()[0]?.querySelector<HTMLElement>('[data-focus]')?.focus())
const button = (text: RegExp) =>
  [...document.querySelectorAll('button')].find((one) => text.test(one.textContent ?? ''))

test('of ten thousand products only those around the focus are rendered', async () => {
  await show(10_000)
  expect(rows()).toHaveLength(50)
  await focusFirst()
  await press('End')
  expect(focused()).toBe('Vare 9999')
  expect(rows().length).toBeLessThanOrEqual(50)
  await press('ArrowUp')
  expect(focused()).toBe('Vare 9998')
  await press('Home')
  expect(focused()).toBe('Vare 0')
  await press('ArrowUp')
  expect(focused()).toBe('Vare 0')
})

test('the arrow keys go on past the last rendered row, and with Shift select what they pass', async () => {
  await show(200)
  await focusFirst()
  for (let step = 0; step < 6; step++) await press('PageDown', { shiftKey: step === 5 })
  expect(focused()).toBe('Vare 60')
  expect(selected).toEqual(Array.from({ length: 11 }, (_, index) => `p${index + 50}`))
})

test('more products are loaded near the end of those that are, and with the button', async () => {
  const onMore = await show(500, 900)
  await focusFirst()
  await press('PageDown')
  expect(onMore).not.toHaveBeenCalled()
  await press('End')
  expect(onMore).toHaveBeenCalledOnce()
  await act(async () => button(/^Show 50 more$/)?.click())
  expect(onMore).toHaveBeenCalledTimes(2)
})

test('Ctrl and A selects all, loaded or not', async () => {
  await show(50, 900)
  await focusFirst()
  await press('a', { ctrlKey: true })
  expect(selectedAll).toBe(1)
})
