import { describe, expect, test } from 'vitest'
import { factsOf, priceText, productsOf, stockText } from './facts.ts'
import { markets, type Variant } from './platform.ts'

const nok = (amount: number) => ({ amount, currency: 'NOK' })
const variant = (variantId: string, fields: Partial<Variant> = {}): Variant => ({
  variantId,
  centraId: '101',
  name: 'Storr skalljakke',
  colour: 'Gran',
  gender: 'men',
  hex: '#1F3033',
  price: nok(3999),
  sizes: [{ name: 'S', stock: 3 }],
  ...fields,
})

describe('the products that a search found', () => {
  test('are each there once, with number, price and colours', () => {
    const found = [
      variant('1'),
      variant('2', { colour: 'Multe', price: nok(4199) }),
      variant('3', { centraId: '102', name: 'Kolle vinterbukse', colour: '', price: undefined }),
    ]
    expect(productsOf(found)).toEqual([
      {
        value: '101',
        name: 'Storr skalljakke',
        details: '101 · 3\u00a0999\u00a0NOK to 4\u00a0199\u00a0NOK · Gran, Multe',
      },
      { value: '102', name: 'Kolle vinterbukse', details: '102' },
    ])
  })
})

test('a single price is not shown as a range', () => {
  expect(priceText([nok(10), nok(10)])).toBe('10\u00a0NOK')
  expect(priceText([])).toBe('')
})

test.each([
  [0, '0'],
  [12, '12'],
  ['infinite', 'unlimited'],
  [undefined, 'in stock'],
] as const)('a stock of %s reads %s', (stock, text) => {
  expect(stockText(stock)).toBe(text)
})

describe('the facts of a product', () => {
  const [norway, eu] = markets
  if (!norway || !eu) throw new Error('two markets are expected')

  test('hold the price of each market and the stock of each variant and size', () => {
    const other = { variantId: '2', colour: 'Multe', sizes: [{ name: 'M', stock: 0 }] }
    const facts = factsOf([
      { market: norway, variants: [variant('1'), variant('2', other)] },
      { market: eu, variants: [variant('1', { price: undefined })] },
    ])
    expect(facts?.prices.map(({ price }) => price)).toEqual(['3\u00a0999\u00a0NOK', 'not sold'])
    expect(facts?.sizes).toEqual(['S', 'M'])
    expect(facts?.rows.map(({ name, stocks, isSoldOut }) => [name, stocks, isSoldOut])).toEqual([
      ['Gran, men', ['3', undefined], false],
      ['Multe, men', [undefined, '0'], true],
    ])
  })

  test('are missing for a number that no market knows', () => {
    expect(factsOf([{ market: norway, variants: [] }])).toBeUndefined()
  })
})
