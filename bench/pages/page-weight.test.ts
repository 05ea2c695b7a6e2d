import { expect, test } from 'vitest'
import { countedJavascript } from './budgets.ts'
import { weigh } from './page-weight.ts'

const requests = [
  { kind: 'javascript', at: 0.1, bytes: 150_000 },
  { kind: 'javascript', at: 0.9, bytes: 20_000 },
  { kind: 'javascript', at: 1.5, bytes: 112_000 },
  { kind: 'css', at: 1.5, bytes: 20_000 },
] as const

test('the checkout counts what is requested before the Drop-in, other pages count all scripts', () => {
  const weight = weigh(requests, { interactive: 800, dropIn: 1200 })
  expect(countedJavascript('checkout', weight)).toBe(170)
  expect(countedJavascript('product', weight)).toBe(282)
  expect(weight.deferredJavascript).toEqual({ bytes: 132_000, requests: 2 })
})

test('a checkout that never marks its Drop-in counts all scripts', () => {
  expect(countedJavascript('checkout', weigh(requests, {}))).toBe(282)
})
