// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '../link-guard/addresses.ts'
import { type KnownPages, usePages } from './use-pages.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const lake = vi.hoisted(() => ({ loadPagesAt: vi.fn() }))
const client = vi.hoisted(() => ({}))
vi.mock('sanity', () => ({ useClient: () => client }))
vi.mock('../link-guard/pages-at.ts', () => lake)

let root: ReturnType<typeof createRoot>
let known: KnownPages | undefined

beforeEach(() => {
  vi.useFakeTimers()
  known = undefined
  lake.loadPagesAt.mockReset()
  lake.loadPagesAt.mockImplementation(async (_: unknown, { paths }: { paths: string[] }) =>
    paths.map((path): Page => ({ _id: path, _type: 'page', published: true })),
  )
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

function Menu({ addresses }: { addresses: readonly string[] }) {
  known = usePages(addresses)
  return null
}

async function show(milliseconds: number, ...addresses: string[]) {
  await act(async () => root.render(<Menu addresses={addresses} />))
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}
const ids = () => known?.pages.map(({ _id }) => _id)

test('the pages at the addresses of the menu are looked up, each once, and none on other sites', async () => {
  await show(1, '/nb/ull?farge=rod', '/nb/ull', '/en/wool', 'https://example.com/')
  expect(ids()).toEqual(['/en/wool', '/nb/ull'])
  expect(lake.loadPagesAt).toHaveBeenCalledOnce()
  expect(known?.isKnown('https://example.com/')).toBe(true)
})

test('an address that is being typed is not known until it is looked up, and what is known stays meanwhile', async () => {
  await show(1, '/nb/ull')
  await show(100, '/nb/ull', '/nb/l')
  await show(100, '/nb/ull', '/nb/lin')
  expect(ids()).toEqual(['/nb/ull'])
  expect([known?.isKnown('/nb/ull'), known?.isKnown('/nb/lin')]).toEqual([true, false])
  await show(300, '/nb/ull', '/nb/lin')
  expect(ids()).toEqual(['/nb/lin', '/nb/ull'])
  expect(known?.isKnown('/nb/lin')).toBe(true)
  expect(lake.loadPagesAt).toHaveBeenCalledTimes(2)
})
