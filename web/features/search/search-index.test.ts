import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SearchDocument } from './search-document.ts'
import { buildSearchIndex } from './search-index.ts'
import { searchKeywords } from './search-keywords.ts'

function document(id: string, nb: string, en: string, more: Partial<SearchDocument> = {}): SearchDocument {
  const none = { nb: null, en: null }
  return {
    _id: id,
    _type: 'product',
    slug: { nb: { current: id }, en: { current: `${id}-en` } },
    title: { nb, en },
    lead: none,
    text: none,
    material: none,
    kind: none,
    colours: none,
    fit: null,
    centraId: null,
    productState: null,
    swatches: null,
    images: null,
    image: null,
    ...more,
  }
}

const documents = [
  document('storr', 'Storr skalljakke', 'Storr shell jacket', { kind: { nb: 'Jakker', en: 'Jackets' } }),
  document('varme', 'Varme ulltrøye', 'Varme wool jersey', { colours: { nb: ['Tyttebær'], en: ['Lingonberry'] } }),
  document('kolle', 'Kolle vinterbukse', 'Kolle winter trousers', {
    lead: { nb: 'Går godt under en skalljakke.', en: 'Goes well under a shell.' },
  }),
  document('stell', 'Stell av ull', 'Caring for wool', {
    _type: 'contentPage',
    text: { nb: 'Vask sjelden, luft ofte.', en: 'Wash seldom, air often.' },
  }),
  document('bare-norsk', 'Norsk side', '', { _type: 'page', slug: { nb: { current: 'bare-norsk' } } }),
]
const nb = await buildSearchIndex(documents, 'nb')
const en = await buildSearchIndex(documents, 'en')
const ids = (index: typeof nb, query: string) => index.search(query).hits.map(({ document: { _id } }) => _id)

test('what is made for an activity, in a colour, by the words that shoppers have for them', async () => {
  const blue = { swatches: [{ hex: '#2F5A73', hex2: null }] }
  const index = await buildSearchIndex(
    [document('ur', 'Ur klatrebukse', 'Ur climbing trousers', blue), document('tun', 'Tun bukse', 'Tun trousers')],
    'nb',
    { keywords: searchKeywords, synonyms: [['om oss', 'tun']] },
  )
  expect(ids(index, 'klatring')).toEqual(['ur'])
  expect(ids(index, 'blå bukse')).toEqual(['ur'])
  expect(ids(index, 'om oss')).toEqual(['tun'])
})

test('a price is left to the visitor’s market; without another word all products are meant, of the fit that is named', async () => {
  const women = document('rogn', 'Rogn kjole', 'Rogn dress', { fit: ['women'] })
  const men = document('tun', 'Tun bukse', 'Tun trousers', { fit: ['men'] })
  const index = await buildSearchIndex([women, men, ...documents], 'nb')
  expect(ids(index, 'skalljakke under 2000 kr')).toEqual(ids(index, 'skalljakke'))
  expect(ids(index, 'ulltrøye 500-900')[0]).toBe('varme')
  expect(ids(index, 'under 1000 kr')).toEqual(['rogn', 'tun', 'storr', 'varme', 'kolle'])
  expect(ids(index, 'noe til dame under 1000')).toEqual(['rogn', 'storr', 'varme', 'kolle'])
  expect(ids(index, 'julegave til mamma under 1000 kr')).toEqual(ids(index, 'noe til dame under 1000'))
})

describe('search', () => {
  test('a word that is being typed finds what it begins, before what means the same', async () => {
    const coat = document('vestavaer', 'Vestavær regntøy', 'Vestavær rainwear')
    const index = await buildSearchIndex([...documents, coat], 'nb', { synonyms: [['skalljakke', 'regntøy']] })
    expect(ids(index, 'skallj')[0]).toBe('storr')
  })

  test('what was typed comes before what means the same, also in the plural, with a colour and with who it is for', async () => {
    const kind = { nb: 'Regntøy', en: 'Rainwear' }
    const black = { swatches: [{ hex: '#222222', hex2: null }], fit: ['women' as const], kind }
    const lead = { nb: 'Regnjakke som får plass i lomma.', en: null }
    const index = await buildSearchIndex(
      [
        document('regnbukse', 'Vestavær regnbukse', 'Vestavær rain trousers', { ...black, lead: kind }),
        document('lommejakke', 'Yr lommejakke', 'Yr packable jacket', { ...black, lead }),
        document('regnjakke', 'Vestavær regnjakke', 'Vestavær rain jacket', black),
        ...documents,
      ],
      'nb',
      { keywords: searchKeywords, synonyms: [['regntøy', 'regnjakke', 'regnbukse', 'regnklær']] },
    )
    for (const q of ['regnjakke', 'regnjakker', 'regnjakke dame M', 'svart regnjakke'])
      expect(ids(index, q).slice(0, 3), q).toEqual(['regnjakke', 'lommejakke', 'regnbukse'])
    expect(ids(index, 'regnbukse')[0]).toBe('regnbukse')
  })

  test('questions are answered by pages', async () => {
    const advice = document('stell', 'Slik vasker du ull', 'How to wash wool', { _type: 'page' })
    const index = await buildSearchIndex([advice, document('ull', 'Ullvask og ull', 'Wool wash')], 'nb')
    expect(ids(index, 'vaske ull')[0]).toBe('ull')
    expect(ids(index, 'hvordan vaske ull')[0]).toBe('stell')
  })

  test('prefixes, compounds, folding, colours and texts', () => {
    expect(ids(nb, 'skal')[0]).toBe('storr')
    expect(ids(nb, 'jakke')).toContain('storr')
    for (const spelling of ['trøye', 'troye', 'TROEYE']) expect(ids(nb, spelling)).toEqual(['varme'])
    expect(ids(nb, 'tyttebaer')).toEqual(['varme'])
    expect(ids(nb, 'luft ofte')).toEqual(['stell'])
  })

  test('a title weighs more than a text, and a garment more than an article', () => {
    expect(ids(nb, 'skalljakke')).toEqual(['storr', 'kolle'])
    expect(ids(nb, 'ull').slice(0, 2).sort()).toEqual(['stell', 'varme'])
  })

  test('the words of the other language find the page of this one', () => {
    expect(nb.search('shell jacket').hits[0]?.document.href).toBe('/nb/shop/storr')
    expect(en.search('ulltrøye').hits[0]?.document.href).toBe('/en/shop/varme-en')
  })

  test('a page that does not exist in the language is not found there', () => {
    expect(ids(nb, 'norsk side')).toEqual(['bare-norsk'])
    expect(ids(en, 'norsk side')).toEqual([])
  })

  test('one wrong, missing, surplus or swapped letter in a word of five or more', () => {
    const words = ['storr', 'skalljakke', 'varme', 'ulltroye', 'kolle', 'vinterbukse']
    const typo = fc.constantFrom(...words).chain((word) =>
      fc.record({
        word: fc.constant(word),
        at: fc.nat(word.length - 2),
        letter: fc.constantFrom(...'abcdefgh'),
        kind: fc.constantFrom('wrong', 'missing', 'surplus', 'swapped'),
      }),
    )
    fc.assert(
      fc.property(typo, ({ word, at, letter, kind }) => {
        const [before, here, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)]
        const typed = {
          wrong: `${before}${letter}${next}${after}`,
          missing: `${before}${next}${after}`,
          surplus: `${before}${here}${letter}${next}${after}`,
          swapped: `${before}${next}${here}${after}`,
        }[kind]
        expect(ids(nb, typed ?? ''), typed).toContain(ids(nb, word)[0])
      }),
    )
  })

  test('only the last word may be the beginning of any: many short ones would each stand for half of all words', () => {
    expect(nb.search('ull v')).toMatchObject({ exact: true })
    expect(nb.search('v ull')).toMatchObject({ exact: false })
    expect(nb.search('ull va').exact).toBe(true)
    expect(nb.search('va ull').exact).toBe(false)
    expect(nb.search('vas ull').exact).toBe(true)
  })

  test('without a page that has all the words the nearest ones, and said so', () => {
    expect(nb.search('skalljakke').exact).toBe(true)
    expect(nb.search('skalljakke xylofon')).toMatchObject({ exact: false })
    expect(ids(nb, 'skalljakke xylofon')[0]).toBe('storr')
  })

  test('no query finds the clothing types, to begin with', async () => {
    const jackets = document('jakker', 'Jakker', 'Jackets', { _type: 'clothingType' })
    expect(ids(await buildSearchIndex([...documents, jackets], 'nb'), '')).toEqual(['jakker'])
  })

  test('nothing sensible finds nothing and breaks nothing', () => {
    for (const query of [' ', '***', '"', '\\', '(', '__proto__', 'constructor']) expect(ids(nb, query)).toEqual([])
    const code = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))
    fc.assert(fc.property(fc.string({ unit: code, maxLength: 300 }), (query) => void nb.search(query)))
    expect(ids(nb, 'x'.repeat(10_000))).toEqual([])
  })
})
