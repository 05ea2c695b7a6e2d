import { expect, test } from 'vitest'
import { purchaseFragment, readPurchaseFragment } from './purchase-fragment.ts'

test('[R1.09] a purchase link is read as it was written: with a token from the mail, without one from the account', () => {
  const own = { id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10', campaign: '101', token: undefined }
  const mailed = { ...own, token: 'pB2o0m-TqU_e3v' }
  for (const link of [own, mailed]) expect(readPurchaseFragment(purchaseFragment(link))).toEqual(link)
  for (const other of ['', '#purchase=', '#purchase=1', '#purchase=%E0%A4%A.101', '#join'])
    expect(readPurchaseFragment(other)).toBeUndefined()
})
