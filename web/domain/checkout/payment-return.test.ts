import { expect, test } from 'vitest'
import { readReturnFragment, returnFragment } from './payment-return.ts'

test('[R2.06] all parameters of query and form come back out of the fragment as they were', () => {
  const fragment = returnFragment('?centraPaymentMethod=adyen&MD=old&a=%C3%A6+%26%23', 'MD=abc%3D%3D&PaRes=eJx%2B')
  expect(fragment).not.toContain('#')
  expect(readReturnFragment(`#${fragment}`)).toEqual({
    centraPaymentMethod: 'adyen',
    MD: 'abc==',
    a: 'æ &#',
    PaRes: 'eJx+',
  })
})

test('[R2.06] too many or too long parameters are left out', () => {
  expect(returnFragment('', `PaRes=${'x'.repeat(40_001)}`)).toBe('')
  expect(returnFragment(Array.from({ length: 51 }, (_, index) => `p${index}=1`).join('&'), '')).toBe('')
  for (const empty of ['', '#']) expect(readReturnFragment(empty)).toBeNull()
})
