// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFacts } from './use-facts.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const client = vi.hoisted(() => ({ config: () => ({ token: 'editor' }) }))
vi.mock('sanity', () => ({ useClient: () => client }))

const options = { site: 'http://shop.example', types: ['product'], centra: 'http://centra.example/api/checkout/' }
const fetched = vi.fn<typeof fetch>(async (address) =>
  Response.json(
    String(address).endsWith('/products')
      ? { products: [] }
      : String(address).includes('links')
        ? { items: [] }
        : { token: 't' },
  ),
)
const pages = () => fetched.mock.calls.filter(([address]) => String(address).endsWith('/products')).length

let root: ReturnType<typeof createRoot>
let sold: unknown

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

function Health({ isChecked }: { isChecked: boolean }) {
  sold = useFacts(options, isChecked).sold
  return null
}

async function show(isChecked: boolean) {
  await act(async () => root.render(<Health isChecked={isChecked} />))
  await act(() => vi.advanceTimersByTimeAsync(1000))
}

test('the platform is read once the documents are checked, and not again while they are read again', async () => {
  await show(false)
  expect(pages()).toBe(0)
  await show(true)
  expect(pages()).toBe(1)
  expect(sold).toEqual(new Map())
  await show(false)
  await show(true)
  expect(pages()).toBe(1)
  expect(sold).toEqual(new Map())
})
