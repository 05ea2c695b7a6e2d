import { expect, test } from 'vitest'
import { anchorOf, handbookFrom, placeOf } from './handbook.ts'
import { searchHandbook } from './search.ts'

const english = handbookFrom({
  README: '# Help\n\n- [Wool](wool.md)\n- [Menu](menu.md)\n',
  menu: '# Menu\n\nWhat leads around.\n\n## Move\n\nDrag the **handle** of a [line](wool.md).\n',
  wool: '# Wool\n\nWarm.\n\n## Wash and care\n\n1. Use cold water.\n\n### Dry\n\nFlat, no menu.\n',
})
const norwegian = handbookFrom({
  README: '# Hjelp\n\n- [Ull](wool.md)\n- [Meny](menu.md)\n',
  menu: '# Meny\n\nDet som leder.\n\n## Flytt\n\nDra.\n',
  wool: '# Ull\n\nVarm.\n\n## Vask og stell\n\nKaldt vann.\n\n### Tørk\n\nFlatt.\n',
})

test('pages have the order of the README, and a section for each heading', () => {
  expect(english.map(({ title }) => title)).toEqual(['Wool', 'Menu'])
  expect(english[0]?.sections.map(({ anchor, level, text }) => [anchor, level, text])).toEqual([
    ['wool', 1, 'Warm.'],
    ['wash-and-care', 2, '1. Use cold water.'],
    ['dry', 3, 'Flat, no menu.'],
  ])
})

test('anchors are those of GitHub', () => {
  expect(anchorOf('4. Åpne «send inn en idé»')).toBe('4-åpne-send-inn-en-idé')
})

test('a topic leads to the same heading in the other language; an unknown heading to the top of the page', () => {
  expect(placeOf('wool#dry', english, norwegian)).toEqual({ page: 'wool', anchor: 'tørk' })
  expect(placeOf('wool#dry', english, english)).toEqual({ page: 'wool', anchor: 'dry' })
  expect(placeOf('menu', english, norwegian)).toEqual({ page: 'menu', anchor: undefined })
  expect(placeOf('wool#gone', english, norwegian)).toEqual({ page: 'wool', anchor: undefined })
})

test('a search finds the sections with all the words; titles come first', () => {
  const found = (query: string) => searchHandbook(english, query).map(({ section }) => section.title)
  expect(found('menu')).toEqual(['Menu', 'Dry'])
  expect(found('WASH care')).toEqual(['Wash and care'])
  expect(found('wat')).toEqual(['Wash and care'])
  expect(found('ater')).toEqual([])
  expect(found(' (')).toEqual([])
})

test('an excerpt is the line with the word, without marks', () => {
  expect(searchHandbook(english, 'handle').map(({ excerpt }) => excerpt)).toEqual(['Drag the handle of a line.'])
})
