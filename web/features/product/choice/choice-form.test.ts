// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tickChoice, writeChoice } from './choice-form.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(history, 'replaceState')
})

test('[R2.04] a size that was picked before the router follows the address is written once it does, and other keys stay', () => {
  history.replaceState(null, '', '/nb/shop/storr?utm_source=brev')
  document.body.innerHTML =
    '<form><input type="radio" name="size" value="M"><input type="radio" name="size" value="L"></form>'
  const [form] = document.forms
  const [medium, large] = document.querySelectorAll('input')
  if (!form || !medium || !large) throw new Error('The form is missing')
  large.checked = true
  tickChoice(form, new URLSearchParams(location.search))
  vi.advanceTimersByTime(1000)
  expect(location.search).toBe('?utm_source=brev')
  // As Next's router does.
  const replaceState = vi.fn(history.replaceState.bind(history))
  Object.assign(history, { replaceState })
  vi.advanceTimersByTime(100)
  expect(location.search).toBe('?utm_source=brev&size=L')
  medium.checked = true
  writeChoice(form)
  expect(location.search).toBe('?utm_source=brev&size=M')
  // With its own state the router would take the change for its own.
  expect(replaceState.mock.calls.map(([state]) => state)).toEqual([null, null])
})
