import { expect, test } from 'vitest'
import { CATALOGUE } from '#sandbox/demo-shop/catalogue.ts'
import { productDefinitionSchema } from '../store/product-definition.ts'
import { demoProducts } from './demo-products.ts'

const products = demoProducts()
const items = products.flatMap((product) => product.definition.items)

test('every product of the content can be bought in every cut, colour and size', () => {
  for (const { centraId, fit, colors, sizes, lengths } of CATALOGUE) {
    const variants = products.filter((product) => product.definition.centraProduct === centraId)
    expect(variants).toHaveLength(fit.length * colors.length)
    for (const { definition } of variants) expect(definition.items).toHaveLength(sizes.length * (lengths.length || 1))
  }
})

test('ids are valid, and both the items and their variant numbers are unique in the shop', () => {
  for (const { definition } of products) expect(productDefinitionSchema.safeParse(definition).error).toBeUndefined()
  expect(new Set(items.map((item) => item.item)).size).toBe(items.length)
  expect(new Set(items.map((item) => item.item.split('-')[1])).size).toBe(items.length)
})

test('stock follows the hints, single sizes before the level', () => {
  const hinted = CATALOGUE.flatMap(({ centraId, sizes, sold }) =>
    sizes.map((size) => ({ centraId, size, level: sold.sizes?.[size] ?? sold.stock })),
  )
  for (const { centraId, size, level } of hinted) {
    for (const { definition, stock } of products.filter((product) => product.definition.centraProduct === centraId)) {
      const x = definition.sizes.indexOf(size)
      const ofSize = definition.items.filter((item) => item.itemTableX === x).map((item) => stock[item.item])
      if (level === 'infinite') expect(new Set(ofSize)).toEqual(new Set(['infinite']))
      for (const amount of ofSize) {
        if (level === 'soldOut') expect(amount).toBe(0)
        if (level === 'low') expect(amount).toSatisfy((n) => Number(n) >= 1 && Number(n) <= 5)
        if (level === 'plenty') expect(amount).toSatisfy((n) => Number(n) > 5)
      }
    }
  }
})
