import { expect, test } from 'vitest'
import { pagesListing } from './listed-types.ts'

test.each([
  ['product', ['homePage', 'shopPage', 'communityPage']],
  ['clothingType', ['shopPage']],
  ['page', ['categoryPage']],
  ['contentPage', ['homePage', 'communityPage', 'categoryPage', 'contentPage']],
  ['landingPage', []],
])('a %s is listed on %o', (type, pages) => expect(pagesListing(type)).toEqual(pages))
