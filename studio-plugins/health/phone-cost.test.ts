import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGE_KILOBYTES, phoneCost } from './phone-cost.ts'
import { article, paragraph, schema } from './testing.ts'

const type = schema.get('contentPage')
const costOf = (content: readonly unknown[], more: object = {}) => {
  if (!type) throw new Error('The schema has no articles')
  return phoneCost(article('ull', content, more), type)
}
const picture = (key: string, size: string) => ({ _type: 'image', _key: key, asset: { _ref: `image-abc-${size}-jpg` } })

test('a page without content costs what every page does, about the limits of the shop', () => {
  const { javascriptGzipKilobytes, fontKilobytes } = JSON.parse(readFileSync('tests/budgets.json', 'utf8'))
  const limit = javascriptGzipKilobytes.content + fontKilobytes
  expect(PAGE_KILOBYTES / limit).toBeCloseTo(1, 0)
  expect(costOf([])).toMatchObject({ kilobytes: PAGE_KILOBYTES, pictures: 0, heaviest: 0 })
})

test('text and pictures add to it, pictures as wide as a phone shows them; the shared picture does not', () => {
  const text = costOf([paragraph('a', 'Ull '.repeat(5000))])
  expect(text.kilobytes).toBe(PAGE_KILOBYTES + 12)
  const one = costOf([picture('a', '4000x2000')])
  expect(one).toMatchObject({ kilobytes: PAGE_KILOBYTES + 60, pictures: 1, heaviest: 60 })
  expect(costOf([picture('a', '500x500')]).heaviest).toBe(30)
  expect(costOf([], { seo: { image: { asset: { _ref: 'image-abc-4000x2000-jpg' } } } }).pictures).toBe(0)
  expect(one.seconds).toBeGreaterThan(costOf([]).seconds)
})

test('the heavier of two languages counts', () => {
  const content = { nb: [paragraph('a', 'Ull')], en: [picture('b', '2000x1000')] }
  expect(costOf([], { content })).toMatchObject({ language: 'en', pictures: 1 })
})
