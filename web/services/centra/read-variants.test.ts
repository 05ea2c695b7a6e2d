import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readVariants } from './read-variants.ts'

const jacket = {
  product: '10101',
  centraProduct: '101',
  name: 'Storr skalljakke',
  gender: 'men',
  price: '900.00\u00a0NOK',
  priceBeforeDiscount: '1 200.00\u00a0NOK',
  swatch: { desc: 'Gran', code: '#1f3033' },
  items: [
    { item: '10101-1', name: 'S', stock: 3 },
    { item: '10101-2', name: 'M', stock: 'yes' },
  ],
}

test('variants with price, colour, sizes and stock, where it is counted', () => {
  expect(readVariants({ token: 't', products: [jacket] })).toEqual([
    {
      variantId: '10101',
      centraId: '101',
      gender: 'men',
      price: { amount: 900, currency: 'NOK' },
      priceBeforeDiscount: { amount: 1200, currency: 'NOK' },
      colourName: 'Gran',
      code: '1F3033',
      code2: null,
      items: [
        { itemId: '10101-1', size: 'S', stock: 3 },
        { itemId: '10101-2', size: 'M', stock: undefined },
      ],
    },
  ])
})

test('without a price it is not sold here; without a swatch its variant names it', () => {
  const [variant] =
    readVariants({ products: [{ product: '1', centraProduct: '1', variantName: 'Gran', items: [] }] }) ?? []
  expect(variant).toMatchObject({
    price: undefined,
    priceBeforeDiscount: undefined,
    colourName: 'Gran',
    code: null,
  })
})

test('any other shape is not a variant, and nothing makes it throw', () => {
  for (const broken of [{ ...jacket, product: 1 }, { ...jacket, items: [{}] }, { ...jacket, items: {} }, null, 'x'])
    expect(readVariants({ products: [jacket, broken] })).toBeUndefined()
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (body, product) => {
      readVariants(body)
      readVariants({ products: [product] })
      readVariants({
        products: [{ ...jacket, swatch: product, price: product, items: [{ item: 'a-1', stock: product }] }],
      })
    }),
  )
})
