// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { defer, Subject } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLiveProducts } from './use-live-products.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const lake = vi.hoisted(() => ({ client: {} as object }))
vi.mock('sanity', () => ({ useClient: () => lake.client }))

let lakes = 0
let events: Subject<object>
let connections: number
let root: ReturnType<typeof createRoot>

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  lakes += 1
  connections = 0
  const dataset = `tests${lakes}`
  lake.client = {
    config: () => ({ projectId: 'products', dataset }),
    listen: () =>
      defer(() => {
        connections += 1
        events = new Subject()
        return events
      }),
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Shown({ load }: { load: () => Promise<string> }) {
  const live = useLiveProducts(load)
  return live.status === 'failed' ? (
    <button onClick={live.retry} type="button">
      again
    </button>
  ) : (
    <p>{live.status === 'loaded' ? live.value : live.status}</p>
  )
}

const show = (loads: Readonly<Record<string, () => Promise<string>>>) =>
  act(async () => root.render(Object.entries(loads).map(([name, load]) => <Shown key={name} load={load} />)))
const happens = (event: object = { type: 'mutation' }) =>
  act(async () => {
    events.next(event)
    await vi.advanceTimersByTimeAsync(1000)
  })
const texts = () => [...document.body.querySelectorAll('p, button')].map(({ textContent }) => textContent)

test('a value is read once connected, and again when a product changes', async () => {
  const load = vi.fn(async () => `read ${load.mock.calls.length}`)
  await show({ load })
  expect(texts()).toEqual(['loading'])
  await happens({ type: 'welcome' })
  expect(texts()).toEqual(['read 1'])
  await happens()
  expect(texts()).toEqual(['read 2'])
})

test('many on the screen share a connection, also who comes later', async () => {
  const [first, second] = [async () => 'first', async () => 'second']
  await show({ first })
  await happens({ type: 'welcome' })
  await show({ first, second })
  expect(texts()).toEqual(['first', 'second'])
  expect(connections).toBe(1)
})

test('the last value stays while another is read', async () => {
  await show({ load: async () => 'before' })
  await happens({ type: 'welcome' })
  const later = Promise.withResolvers<string>()
  await show({ load: () => later.promise })
  expect(texts()).toEqual(['before'])
  await act(async () => later.resolve('after'))
  expect(texts()).toEqual(['after'])
})

test('after a failure of the lake it is listened to and read again on request', async () => {
  await show({ load: async () => 'read' })
  await act(async () => events.error(new Error('The lake is away')))
  expect(texts()).toEqual(['again'])
  await act(async () => document.querySelector('button')?.click())
  await happens({ type: 'welcome' })
  expect(texts()).toEqual(['read'])
  expect(connections).toBe(2)
})

test('what could not be read is read again on request, also while others use the connection', async () => {
  const second = vi.fn(async () => 'second')
  second.mockRejectedValueOnce(new Error('Too much at once'))
  await show({ first: async () => 'first' })
  await happens({ type: 'welcome' })
  await show({ first: async () => 'first', second })
  expect(texts()).toEqual(['first', 'again'])
  await act(async () => document.querySelector('button')?.click())
  expect(texts()).toEqual(['first', 'second'])
})
