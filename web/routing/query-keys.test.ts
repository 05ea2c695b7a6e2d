import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colourQuery, parseColourQuery } from './colour-codes.ts'
import { productChoiceLink } from './links.ts'
import { withChoice, writeProductChoice } from './query-keys.ts'

const hex = fc.stringMatching(/^#[0-9A-F]{6}$/)

describe('[R2.04] product page query', () => {
  test('a colour goes without the hash sign, a two-tone colour joins both codes with C', () => {
    expect(colourQuery('#1f3033')).toBe('1F3033')
    expect(colourQuery('#1F3033', '#CCCC52')).toBe('C1F3033CCCCC52')
    expect(colourQuery('green')).toBeUndefined()
    expect(parseColourQuery('C1F3033CCCCC52')).toEqual(['#1F3033', '#CCCC52'])
    expect(parseColourQuery('#1F3033')).toBeUndefined()
  })

  test('colours survive the round trip', () => {
    fc.assert(
      fc.property(hex, fc.option(hex, { nil: undefined }), (first, second) => {
        expect(parseColourQuery(colourQuery(first, second))).toEqual(second ? [first, second] : [first])
      }),
    )
  })

  test('a choice is written in the keys of docs/product/2, without the parts that are not chosen', () => {
    const choice = { fit: 'men', size: '38/M & L', colour: ['#1F3033', '#CCCC52'] } as const
    expect(writeProductChoice(choice).toString()).toBe('fit=men&size=38%2FM+%26+L&color=C1F3033CCCCC52')
    expect(writeProductChoice({ size: '', colour: ['#1F3033'] }).toString()).toBe('color=1F3033')
    expect(writeProductChoice({}).toString()).toBe('')
  })

  test('a card links to its gender', () => {
    expect(productChoiceLink('nb', 'skogsjakke', { fit: 'women' })).toBe('/nb/shop/skogsjakke?fit=women')
    expect(productChoiceLink('nb', 'skogsjakke', {})).toBe('/nb/shop/skogsjakke')
    expect(productChoiceLink('nb', undefined, { fit: 'men' })).toBeUndefined()
  })
})

test('a choice is made in an address, over the one that it holds; without one the address stays', () => {
  expect(withChoice('/nb/shop/storr', {})).toBe('/nb/shop/storr')
  expect(withChoice('/nb/shop/storr?fit=women', { colour: 'C1F3033CDF9232' })).toBe(
    '/nb/shop/storr?fit=women&color=C1F3033CDF9232',
  )
  expect(withChoice('/nb/shop/storr?fit=women', { fit: 'men', size: '38/M' })).toBe(
    '/nb/shop/storr?fit=men&size=38%2FM',
  )
})
