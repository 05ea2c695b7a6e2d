import { expect, test } from 'vitest'
import { minutesFor, wordsIn } from './words.ts'

const block = (...texts: string[]) => ({
  _type: 'block',
  markDefs: [{ _type: 'link', href: '/nb/en/lang/adresse' }],
  children: texts.map((text) => ({ _type: 'span', text })),
})

test('words are counted across styles, in columns, fact boxes and tables, and nothing that is no text', () => {
  expect(wordsIn([block('Vind', 'jakke til 1200 kr – nå!')])).toBe(5)
  expect(
    wordsIn([
      { _type: 'factBox', title: 'Tittel', content: [block('To ord')] },
      { _type: 'columns', columns: [{ content: [block('ett'), { _type: 'button', url: '/nb/shop' }] }] },
      { _type: 'table', rows: [{ cells: ['Størrelse', 'Bryst'] }, { cells: ['S', ''] }] },
      { _type: 'image', alt: 'Mange ord her', asset: { _ref: 'image-a-1x1-png' } },
    ]),
  ).toBe(6)
  expect(wordsIn(undefined)).toBe(0)
})

test('reading takes a minute at least', () => {
  expect([1, 200, 310, 900].map(minutesFor)).toEqual([1, 1, 2, 5])
})
