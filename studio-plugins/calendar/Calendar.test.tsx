// @vitest-environment jsdom
import { LayerProvider, PortalProvider, ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { act, useSyncExternalStore } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Calendar } from './Calendar.tsx'
import type { Item } from './items.ts'
import type { When } from './when.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)

const shared = vi.hoisted(() => {
  const listeners = new Set<() => void>()
  const address: { state: Record<string, string> } = { state: {} }
  const router = {
    navigate(state: Record<string, string>) {
      address.state = state
      for (const listener of listeners) listener()
    },
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { address, router, subscribe, move: vi.fn<(item: Item, to: When) => void>(), undoLast: vi.fn() }
})
vi.mock('sanity/router', () => ({
  useRouter: () => shared.router,
  useRouterState: () => useSyncExternalStore(shared.subscribe, () => shared.address.state),
  useIntentLink: ({ params }: { params: { id: string } }) => ({ href: `#${params.id}`, onClick: () => {} }),
}))
vi.mock('../use-tool-link.ts', () => ({ useToolLink: (path: string) => ({ href: `#${path}` }) }))

const release = (name: string, at: string, isPast = false): Item => ({
  id: `release:${name}`,
  kind: 'release',
  title: name,
  when: { type: 'moment', at },
  state: isPast ? 'Published' : 'Scheduled',
  target: { type: 'release', name },
  source: isPast ? { type: 'past' } : { type: 'release', name, isScheduled: true },
})
const banner: Item = {
  id: 'window:settings',
  kind: 'banner',
  title: 'Fri frakt',
  when: { type: 'span', from: '2099-10-21T22:00:00Z', to: '2099-11-03T23:00:00Z' },
  target: { type: 'document', id: 'settings', documentType: 'settings' },
  source: { type: 'window', id: 'settings', from: 'from', to: 'to' },
}
const items = [
  release('Høst', '2099-10-23T06:00:00Z'),
  release('Forbi', '2099-10-23T07:00:00Z', true),
  release('Tre', '2099-10-23T08:00:00Z'),
  release('Fire', '2099-10-23T09:00:00Z'),
  banner,
]
vi.mock('./use-items.ts', () => ({
  useItems: () => ({ content: { status: 'loaded' }, items, haveDeliveriesFailed: false, reloadDeliveries() {} }),
}))
vi.mock('./use-moves.tsx', () => ({
  useMoves: () => ({
    shown: items,
    mayWrite: true,
    move: shared.move,
    undoLast: shared.undoLast,
    last: undefined,
  }),
}))

let root: Root

beforeEach(() => {
  shared.move.mockReset()
  shared.undoLast.mockReset()
  document.body.innerHTML = '<div id="root"></div><div id="portal"></div>'
  Element.prototype.scrollIntoView = () => {}
  root = createRoot(document.getElementById('root') ?? document.body)
})

/** A week has fewer days to render than a month. */
async function open(view: 'month' | 'week') {
  shared.address.state = { view, day: '2099-10-22' }
  const options = { title: 'title', windows: [{ ...windowOptions, kind: 'banner' as const }] }
  await act(async () =>
    root.render(
      <ThemeProvider theme={buildTheme()}>
        <PortalProvider element={document.getElementById('portal')}>
          <LayerProvider>
            <Calendar options={options} />
          </LayerProvider>
        </PortalProvider>
      </ThemeProvider>,
    ),
  )
}

const windowOptions = { id: 'settings', type: 'settings', title: 'title', from: 'from', to: 'to', active: 'active' }

afterEach(async () => {
  await act(async () => root.unmount())
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const cell = (day: string) => find(`[data-day="${day}"]`)
const linkIn = (day: string, title: string) =>
  [...(cell(day)?.querySelectorAll<HTMLElement>('[data-item]') ?? [])].find((one) => one.textContent?.includes(title))
const heading = () => find('h2')?.textContent
const dialog = () => find('[role="dialog"]')

async function press(key: string, more: KeyboardEventInit = {}) {
  await act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
  })
}

async function focus(element: HTMLElement | null | undefined) {
  expect(element).toBeTruthy()
  await act(async () => element?.focus())
}

test('the days are a grid that the keyboard moves in; the view follows where a day is not shown', async () => {
  await open('month')
  expect(find('[role="grid"]')?.getAttribute('aria-label')).toBe('October 2099')
  expect(document.querySelectorAll('td[tabindex="0"]')).toHaveLength(1)
  await focus(cell('2099-10-22'))
  await press('ArrowRight')
  expect(document.activeElement).toBe(cell('2099-10-23'))
  expect(cell('2099-10-23')?.querySelector('button')?.getAttribute('aria-label')).toMatch(
    /^Show Friday,? 23 October 2099$/,
  )
  await press('PageDown')
  expect(heading()).toBe('November 2099')
  expect(document.activeElement).toBe(cell('2099-11-23'))
  await press('Home')
  expect(document.activeElement).toBe(cell('2099-11-23'))
  await press('t')
  expect(document.activeElement?.getAttribute('aria-current')).toBe('date')
})

test('items are on their days; what has no room is counted, and the day lists it with what keeps it there', async () => {
  await open('month')
  // The banner goes on in the next week.
  for (const day of ['2099-10-22', '2099-10-26']) expect(linkIn(day, 'Fri frakt')).toBeDefined()
  expect(linkIn('2099-10-23', 'Fri frakt')).toBeUndefined()
  expect(linkIn('2099-10-23', 'Høst')?.textContent?.trim()).toBe('08:00 Høst')
  const more = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '+2 more')
  expect(more?.getAttribute('aria-label')).toMatch(/^2 more on Friday,? 23 October 2099$/)
  await focus(cell('2099-10-23'))
  await press('Enter')
  expect([...document.querySelectorAll('[role="dialog"] li a')].map(({ textContent }) => textContent)).toEqual([
    'Fri frakt',
    'Høst',
    'Forbi',
    'Tre',
    'Fire',
  ])
  expect(dialog()?.textContent).toContain('It has been published.')
  expect(dialog()?.querySelectorAll('button[aria-label^="Move"]')).toHaveLength(4)
})

test('M moves an item by its dialog; one that stays says why', async () => {
  await open('week')
  await focus(linkIn('2099-10-23', 'Høst'))
  await press('m')
  const inputs = [...(dialog()?.querySelectorAll('input') ?? [])].map(({ value }) => value)
  expect(inputs).toEqual(['2099-10-23', '08:00'])
  await act(async () => dialog()?.querySelector('form')?.requestSubmit())
  expect(shared.move).toHaveBeenCalledWith(items[0], { type: 'moment', at: '2099-10-23T06:00:00Z' })
  expect(dialog()).toBeNull()
  await focus(linkIn('2099-10-23', 'Forbi'))
  await press('m')
  expect(dialog()).toBeNull()
  expect(shared.move).toHaveBeenCalledTimes(2)
  await press('z', { ctrlKey: true })
  expect(shared.undoLast).toHaveBeenCalledOnce()
})

test('a kind can be left out', async () => {
  await open('week')
  const filter = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Banners')
  await act(async () => filter?.click())
  expect(filter?.getAttribute('aria-pressed')).toBe('false')
  expect(linkIn('2099-10-22', 'Fri frakt')).toBeUndefined()
  await act(async () => filter?.click())
  expect(linkIn('2099-10-22', 'Fri frakt')).toBeDefined()
})
