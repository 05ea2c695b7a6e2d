// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { markHydrated } from '#web/lib/when-hydrated.ts'
import { tickChoice, writeChoice } from './choice-form.ts'

test('[R2.04] a size that was picked before the page is hydrated stands in the address once it is, beside other keys', () => {
  history.replaceState(null, '', '/nb/shop/storr?utm_source=brev')
  document.body.innerHTML =
    '<form><input type="radio" name="size" value="M"><input type="radio" name="size" value="L"></form>'
  const [form] = document.forms
  const [medium, large] = document.querySelectorAll('input')
  if (!form || !medium || !large) throw new Error('The form is missing')
  large.checked = true
  tickChoice(form, new URLSearchParams(location.search))
  expect(location.search).toBe('?utm_source=brev')
  markHydrated()
  expect(location.search).toBe('?utm_source=brev&size=L')
  medium.checked = true
  writeChoice(form)
  expect(location.search).toBe('?utm_source=brev&size=M')
})
