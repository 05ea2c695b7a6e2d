import { expect, test } from 'vitest'
import { sentShares } from './sent-shares.ts'

test('[R1.07] pictures are sent one after the other, each by its size', () => {
  expect(sentShares([100, 300], 0)).toEqual([0, 0])
  expect(sentShares([100, 300], 0.25)).toEqual([1, 0])
  expect(sentShares([100, 300], 0.625)).toEqual([1, 0.5])
  expect(sentShares([100, 300], 1)).toEqual([1, 1])
  expect(sentShares([], 0.5)).toEqual([])
})
