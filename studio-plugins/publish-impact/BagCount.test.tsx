// @vitest-environment jsdom
import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAX_COUNTED_PRODUCTS } from '#web/domain/bag/noted-products.ts'
import type { BackendCall } from '#web/services/backend/call-backend.ts'
import type { countBags } from '#web/services/backend/contracts/count-bags.ts'
import { BagCount } from './BagCount.tsx'
import type { Stored } from './warnings.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const calls = vi.hoisted(() => ({ countBags: vi.fn<BackendCall<typeof countBags>>() }))
vi.mock('#web/services/backend/call-backend.ts', async () => {
  const { stubBackend } = await import('#tests/builders/stub-backend.ts')
  return stubBackend({ 'GET /api/v1/staff/bags': calls.countBags })
})
const backend = { origin: 'http://shop.example', lang: 'en', headers: {} } as const
vi.mock('../backend/use-backend.ts', () => ({ useBackend: () => backend }))

let root: Root
beforeEach(() => {
  vi.useFakeTimers()
  calls.countBags.mockReset()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

const product = (centraId?: string): Stored => ({ _id: `product-${centraId}`, _type: 'product', centraId })
const page: Stored = { _id: 'page', _type: 'landingPage', centraId: '999' }
const shown = () => document.body.textContent

async function show(...documents: (Stored | null)[]) {
  await act(async () =>
    root.render(
      <ThemeProvider theme={buildTheme()}>
        <BagCount documents={documents} site="http://shop.example" />
      </ThemeProvider>,
    ),
  )
  await act(async () => vi.advanceTimersByTime(0))
}

test('bags are counted of a product, and of all products of a release together, each named once', async () => {
  calls.countBags.mockResolvedValue({ ok: true, value: { bags: 12 } })
  await show(product('101'))
  expect(shown()).toBe('Bags with it, changed in the last 30 days by visitors who allow analytics: 12')
  await show(product('102'), page, null, product('101'), product('102'))
  expect(shown()).toBe('Bags with any of its products, changed in the last 30 days by visitors who allow analytics: 12')
  expect(calls.countBags.mock.calls.map(([{ query }]) => query)).toEqual([
    { centraIds: '101' },
    { centraIds: '101,102' },
  ])
})

test('says that it counts; a failure can be tried again', async () => {
  calls.countBags.mockImplementationOnce(() => new Promise(() => {}))
  await show(product('101'))
  expect(shown()).toBe('Counting bags …')
  calls.countBags.mockResolvedValueOnce({ ok: false, status: 0, code: 'offline' })
  await show(product('102'))
  expect(shown()).toContain('Bags could not be counted.')
  calls.countBags.mockResolvedValueOnce({ ok: true, value: { bags: 0 } })
  await act(async () => document.querySelector('button')?.click())
  await act(async () => vi.advanceTimersByTime(0))
  expect(shown()).toMatch(/: 0$/)
})

test('nothing is asked for documents that are no products that are sold, nor for more than are counted', async () => {
  const many = Array.from({ length: MAX_COUNTED_PRODUCTS + 1 }, (_, index) => product(`${index}`))
  for (const documents of [[page], [null], [product()], [product('')], many]) {
    await show(...documents)
    expect(shown()).toBe('')
  }
  expect(calls.countBags).not.toHaveBeenCalled()
})
