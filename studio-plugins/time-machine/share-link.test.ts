import { expect, test } from 'vitest'
import { shareLink } from './share-link.ts'

const studio = 'https://studio.example/presentation/product/p1?perspective=rAbc&preview=%2Fnb%2Fshop%2Fx'

test('a link shows the same page, document and release, with the simulation', () => {
  const { origin, pathname, searchParams } = new URL(shareLink(studio, '/nb/shop/x?color=1f1f1f', 'stock.soldOut'))
  expect(origin + pathname).toBe('https://studio.example/presentation/product/p1')
  expect(Object.fromEntries(searchParams)).toEqual({
    perspective: 'rAbc',
    preview: '/nb/shop/x?color=1f1f1f&simulate=stock.soldOut',
  })
})

test('a link without a simulation ends the one that its reader has', () => {
  expect(new URL(shareLink(studio, '/nb', '')).searchParams.get('preview')).toBe('/nb?simulate=')
})
