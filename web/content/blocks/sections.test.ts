import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sectionsOf } from './sections.ts'

const text = (_key: string, style: string, ...texts: string[]) => ({
  _type: 'block',
  _key,
  style,
  children: texts.map((part) => ({ _type: 'span', text: part })),
})

describe('the sections of a text', () => {
  test('are its headings directly below the page’s, with readable places', () => {
    const value = [
      text('a', 'h2', 'Vask og ', 'stell'),
      text('p', 'normal', 'Ull tåler mye.'),
      text('b', 'h3', 'Når det haster'),
      text('c', 'h2', 'Ærlig talt, Åse: Øl?'),
    ]
    expect(sectionsOf(value)).toEqual([
      { key: 'a', id: 'section-vask-og-stell', title: 'Vask og stell' },
      { key: 'c', id: 'section-aerlig-talt-ase-ol', title: 'Ærlig talt, Åse: Øl?' },
    ])
  })

  test('smaller headings without a larger one before them are sections, as the outline has them', () => {
    expect(sectionsOf([text('a', 'h3', 'En'), text('b', 'h3', 'To')]).map(({ title }) => title)).toEqual(['En', 'To'])
  })

  test('empty headings, other blocks and nothing at all are not sections', () => {
    expect(sectionsOf([text('a', 'h2', ' '), { _type: 'image', _key: 'i' }, null, 'x'])).toEqual([])
    expect(sectionsOf(null)).toEqual([])
  })

  test('no two share a place, whatever they are called', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('A', 'a', 'a 2', 'Å'))), (titles) => {
        const ids = sectionsOf(titles.map((title, i) => text(`k${i}`, 'h2', title))).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const id of ids) expect(id).toMatch(/^section-[a-z0-9-]*$/)
      }),
    )
  })
})
