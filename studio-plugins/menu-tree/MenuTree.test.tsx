// @vitest-environment jsdom
import { LayerProvider, PortalProvider, ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { ArrayOfObjectsInputProps, FormPatch } from 'sanity'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '../link-guard/addresses.ts'
import { applyPatches } from './apply-patches.ts'
import { MenuTree } from './MenuTree.tsx'

const slug = (nb: string, en: string) => ({ nb: { current: nb }, en: { current: en } })
const pages: Page[] = [
  { _id: 'shopPage', _type: 'shopPage', names: { nb: 'Butikk', en: 'Shop' }, published: true },
  {
    _id: 'page-ull',
    _type: 'page',
    slug: slug('ull', 'wool'),
    names: { nb: 'Om ull', en: 'About wool' },
    published: true,
  },
]
vi.mock('./use-pages.ts', () => ({ usePages: () => ({ pages, isKnown: () => true }) }))
vi.mock('./use-page-search.ts', () => ({ usePageSearch: (text: string) => ({ text, pages }) }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
window.matchMedia = (media: string) =>
  ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList

const route = (key: string, nb: string, path = 'shop') => ({
  _type: 'menuRoute',
  _key: key,
  title: { nb, en: nb },
  linkNb: `/nb/${path}`,
  linkEn: `/en/${path}`,
})
const stored = [
  {
    ...route('klaer', 'Klær'),
    priority: 20,
    groups: [
      {
        _key: 'ytter',
        _type: 'menuGroup',
        title: { nb: 'Ytterst' },
        routes: [route('jakker', 'Jakker'), route('bukser', 'Bukser', 'borte')],
      },
    ],
  },
  { ...route('om', 'Om oss'), priority: 10 },
]

let value: object[]
let root: ReturnType<typeof createRoot>

function Form({ readOnly, focusPath }: { readOnly: boolean; focusPath: ArrayOfObjectsInputProps['focusPath'] }) {
  const [items, setItems] = useState<object[]>(stored)
  const onChange = (patches: FormPatch | FormPatch[]) => {
    value = applyPatches(value, [patches].flat())
    setItems(value)
  }
  const props = { value: items, onChange, readOnly, focusPath } as unknown as ArrayOfObjectsInputProps
  return (
    <ThemeProvider theme={buildTheme()}>
      <PortalProvider element={document.body}>
        <LayerProvider>
          <MenuTree {...props} />
        </LayerProvider>
      </PortalProvider>
    </ThemeProvider>
  )
}

async function show(readOnly = false, focusPath: ArrayOfObjectsInputProps['focusPath'] = []): Promise<void> {
  await act(async () => root.render(<Form focusPath={focusPath} readOnly={readOnly} />))
}

function element<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`There is no ${selector} in ${document.body.innerHTML}`)
  return found
}

const row = (key: string, part: string) => `[data-menu-node="${key}"] ${part}`
const click = (selector: string) => act(async () => element(selector).click())
const texts = (items: object[]) =>
  JSON.stringify(items)
    .match(/"nb":"[^"]*"/g)
    ?.map((text) => text.slice(6, -1))

async function type(selector: string, text: string): Promise<void> {
  await act(async () => {
    const input = element<HTMLInputElement>(selector)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

beforeEach(() => {
  value = stored
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(element('#root'))
})
afterEach(() => act(async () => root.unmount()))

test('a link moves with its button and with the keyboard, is announced, keeps the focus, and can be undone', async () => {
  await show()
  await click(row('bukser', '[data-step="up"]'))
  expect(texts(value)).toEqual(['Klær', 'Ytterst', 'Bukser', 'Jakker', 'Om oss'])
  expect(element('[data-announcement]').textContent).toBe('Moved “Bukser” to place 1 in “Ytterst”.')
  // There is nowhere further up to go: the focus stays in the row.
  expect(document.activeElement?.closest('[data-menu-node]')?.getAttribute('data-menu-node')).toBe('bukser')
  await act(async () => {
    const press = new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true })
    element(row('bukser', 'input')).dispatchEvent(press)
  })
  expect(texts(value)).toEqual(['Klær', 'Ytterst', 'Jakker', 'Bukser', 'Om oss'])
  const undo = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo')
  await act(async () => undo?.click())
  expect(texts(value)).toEqual(['Klær', 'Ytterst', 'Bukser', 'Jakker', 'Om oss'])
})

test('a text is written in either language, and an added link is named', async () => {
  await show()
  await type(row('jakker', 'input[lang="en"]'), 'Jackets')
  expect(value[0]).toMatchObject({ groups: [{ routes: [{ title: { nb: 'Jakker', en: 'Jackets' } }, {}] }] })
  await click('[data-add="route"]')
  const added = document.activeElement?.closest('[data-menu-node]')
  expect(added?.textContent).toContain('The Norwegian address is missing.')
})

test('a page is picked by its English title and fills both languages', async () => {
  await show()
  await click(row('om', '[data-menu-link]'))
  await type(row('om', '[role="combobox"]'), 'wool')
  await vi.waitFor(() => element('[role="option"]'))
  await act(async () => {
    element('[role="option"]').click()
    await new Promise((resolve) => setTimeout(resolve, 10))
  })
  expect(value[1]).toMatchObject({ title: { nb: 'Om ull', en: 'About wool' }, linkNb: '/nb/ull', linkEn: '/en/wool' })
})

test('dead links cause a warning, and addresses can be typed', async () => {
  await show()
  expect(element('[data-menu-node="bukser"]').textContent).toContain('There is no page at /nb/borte.')
  await click(row('bukser', '[data-menu-link]'))
  await type(row('bukser', '[data-menu-field="linkNb"]'), '/nb/shop')
  await type(row('bukser', '[data-menu-field="linkEn"]'), '/en/shop')
  expect(element('[data-menu-node="bukser"]').textContent).not.toContain('There is no page')
})

test('the field that a click in the preview leads to has the focus', async () => {
  await show(false, [{ _key: 'klaer' }, 'groups', { _key: 'ytter' }, 'routes', { _key: 'jakker' }, 'linkEn'])
  expect(document.activeElement?.getAttribute('data-menu-field')).toBe('linkEn')
})

test('a viewer sees everything and can change nothing', async () => {
  await show(true)
  expect(document.querySelectorAll('[data-step], [data-remove], [data-add], [data-drag-handle]')).toHaveLength(0)
  expect([...document.querySelectorAll('input')].every((input) => input.readOnly)).toBe(true)
  expect(element<HTMLSelectElement>('select').disabled).toBe(true)
})
