import { expect, test } from 'vitest'
import { reviewSchema } from './review.ts'
import { fitSummary } from './review-choices.ts'

const review = { stars: 5, title: 'Varm', text: 'Sitter godt' }

test.each([
  [{}, { fit: null, size: null }],
  [
    { fit: 'true', size: ' M ' },
    { fit: 'true', size: 'M' },
  ],
])('[R1.06] a review with %j has a verdict and a size, or none', (fields, read) => {
  expect(reviewSchema.parse({ ...review, ...fields })).toEqual({ ...review, ...read })
})

test.each([
  [{ stars: 0 }, 'api:starsRequired'],
  [{ stars: 6 }, 'api:starsRequired'],
  [{ stars: 4.5 }, 'api:starsRequired'],
  [{ stars: undefined }, 'api:starsRequired'],
  [{ title: ' ' }, 'api:reviewTitleRequired'],
  [{ text: 'x' }, 'api:reviewTextRequired'],
])('[R1.06] a review with %j is refused as %s', (fields, code) => {
  expect(reviewSchema.safeParse({ ...review, ...fields }).error?.issues[0]?.message).toBe(code)
})

test.each([
  [{ small: 0, true: 3, large: 2 }, 'true'],
  [{ small: 4, true: 1, large: 0 }, 'small'],
  [{ small: 0, true: 2, large: 0 }, undefined],
  [{ small: 3, true: 3, large: 0 }, undefined],
  [{ small: 3, true: 2, large: 2 }, undefined],
])('[R1.06] of %j most say: %s', (counts, verdict) => expect(fitSummary(counts)).toBe(verdict))
