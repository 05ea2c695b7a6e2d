import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeSubmittedAdd } from './submitted-add.ts'

const page = 'https://tretopp.example/nb/shop/storr'
const replaceState = vi.fn()

function open(address: string, referrer: string): void {
  vi.stubGlobal('location', new URL(address))
  vi.stubGlobal('document', { referrer })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('history', { state: null, replaceState })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  replaceState.mockReset()
})

function addressAfter(): string | undefined {
  vi.runAllTimers()
  return replaceState.mock.calls.at(-1)?.[2]?.toString()
}

test('a page that was left by its own button is to add; the mark leaves the address, the choice stays', () => {
  open(`${page}?size=M&add=1&utm_source=brev`, `${page}?size=S`)
  expect(takeSubmittedAdd()).toBe(true)
  expect(addressAfter()).toBe(`${page}?size=M&utm_source=brev`)
})

test.each([
  ['another site', 'https://elsewhere.example/nb/shop/storr'],
  ['another page', 'https://tretopp.example/nb/shop'],
  ['nowhere', ''],
])('a link from %s adds nothing', (_, referrer) => {
  open(`${page}?size=M&add=1`, referrer)
  expect(takeSubmittedAdd()).toBe(false)
  expect(addressAfter()).toBe(`${page}?size=M`)
})

test('an address without the mark is left alone', () => {
  open(`${page}?size=M`, page)
  expect(takeSubmittedAdd()).toBe(false)
  expect(addressAfter()).toBeUndefined()
})
