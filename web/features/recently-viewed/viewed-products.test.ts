import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readViewedProducts } from './viewed-products.ts'

const campaign = {
  productState: 'crowdFunding',
  crowdfundingDate: '2026-12-12',
  crowdfundingGoal: 100,
  crowdfundingMax: 150,
}
const parka = {
  centraId: '106',
  title: 'Isfjell parka',
  href: '/nb/shop/isfjell-parka',
  ...campaign,
  picture: { src: 'http://images/a.jpg', alt: 'Isfjell parka' },
  colors: [{ name: 'Gran', hex: '#1F3033', hex2: null }],
}

test('what a card shows of a product, and nothing of what else the answer holds', () => {
  const answer = { products: [{ ...parka, picture: { ...parka.picture, srcSet: 'a 1w' }, seo: {} }] }
  expect(readViewedProducts(answer)).toEqual([parka])
})

test('any other shape is no product, and nothing makes it throw', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (answer, part) => {
      readViewedProducts(answer)
      expect(readViewedProducts({ products: [{ ...parka, picture: part, colors: part, title: part }] })).toHaveLength(1)
    }),
  )
  expect(readViewedProducts({ products: [{ title: 'x' }, null, 3] })).toEqual([])
})
