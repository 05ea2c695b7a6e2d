import { describe, expect, test } from 'vitest'
import { isComparable, isWithin, readPrice } from './price-words.ts'

describe('the price in a query', () => {
  test.each([
    ['jakke under 2000', 'jakke', { max: 2000 }],
    ['jakke under 2 000 kr dame', 'jakke dame', { max: 2000, currency: 'NOK' }],
    ['under 1000 kr', '', { max: 1000, currency: 'NOK' }],
    ['jakke 1000-2000', 'jakke', { min: 1000, max: 2000 }],
    ['jakke 1000–2000 kroner', 'jakke', { min: 1000, max: 2000, currency: 'NOK' }],
    ['genser mellom 800 og 1500', 'genser', { min: 800, max: 1500 }],
    ['genser fra 1500 til 800 kr', 'genser', { min: 800, max: 1500, currency: 'NOK' }],
    ['Jakke maks kr 1500,-', 'Jakke', { max: 1500, currency: 'NOK' }],
    ['sokker billigere enn 300', 'sokker', { max: 300 }],
    ['jakke over 3000', 'jakke', { min: 3000 }],
    ['jacket under 200 euro', 'jacket', { max: 200, currency: 'EUR' }],
    ['jacket under €200', 'jacket', { max: 200, currency: 'EUR' }],
    ['jacket under 200€', 'jacket', { max: 200, currency: 'EUR' }],
    ['socks up to 20 euros', 'socks', { max: 20, currency: 'EUR' }],
    ['wool sweater between 100 and 200', 'wool sweater', { min: 100, max: 200 }],
    ['jacket cheaper than 1 500.00 NOK', 'jacket', { max: 1500, currency: 'NOK' }],
  ])('%s', (query, rest, price) => {
    expect(readPrice(query)).toEqual({ rest, price })
  })

  test.each([
    'sekk under 40 liter',
    'sekk under 60 l',
    'sekk 24-45',
    'sekk under 30',
    'bukse 32-34',
    'ned til under 10 grader',
    'vindsekk for over 50 personer',
    'jakke 2000 kr',
    'undertøy 200',
    'pullover 2000',
    'finnes ikke',
    '',
  ])('not in: %s', (query) => {
    expect(readPrice(query)).toEqual({ rest: query })
  })

  test('long and hostile queries take no time', () => {
    const started = performance.now()
    for (const part of ['1 000 ', '9', 'under ', '1-', 'kr ']) readPrice(part.repeat(400).slice(0, 400))
    expect(performance.now() - started).toBeLessThan(50)
  })
})

test('a price is compared in its own currency only, limits included', () => {
  const price = { amount: 1000, currency: 'NOK' }
  expect(isComparable(price, { max: 1000 })).toBe(true)
  expect(isComparable(price, { max: 1000, currency: 'EUR' })).toBe(false)
  expect(isWithin(price, { min: 1000, max: 1000 })).toBe(true)
  expect(isWithin(price, { max: 999 })).toBe(false)
  expect(isWithin(price, { min: 1001 })).toBe(false)
})
