import { beforeAll, expect, test } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { productCard, renderRichText } from '../block-fixtures.tsx'

beforeAll(stubEnvironment)

test('products are cards below the title, each linking to its page', () => {
  const products = [productCard('storr', 'Storr skalljakke'), productCard('topp', 'Topp lue')]
  const html = renderRichText([{ _type: 'productSelection', _key: 's', title: 'På tur', products }])
  expect(html).toMatch(/<h2[^>]*>På tur<\/h2>/)
  expect(html).toMatch(/<h3[^>]*><a[^>]*href="\/nb\/shop\/storr"[^>]*>Storr skalljakke<\/a><\/h3>/)
  expect(html.match(/<article/g)).toHaveLength(2)
  // Only the jacket has reviews.
  expect(html.match(/aria-label="4,3 av 5 stjerner"/g)).toHaveLength(1)
})

test('without products nothing is rendered, not even a title', () => {
  expect(renderRichText([{ _type: 'productSelection', _key: 's', title: 'På tur', products: [] }])).not.toContain(
    'På tur',
  )
})
