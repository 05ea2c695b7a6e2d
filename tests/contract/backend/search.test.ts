import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { contentOf } from '#bench/support/catalogue-of.ts'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { wordKinds } from '#web/domain/search/search-engine.ts'
import { readSynonyms } from '#web/features/search/query-terms.ts'
import { search as searchWith } from '#web/features/search/search.ts'
import type { SearchAnswer } from '#web/features/search/search-answers.ts'
import { searchResponse } from '#web/features/search/search-response.ts'
import type { Language } from '#web/routing/languages.ts'
import { repairCatalogue } from '#web/server/catalogue/repair.ts'
import { publishedDocuments } from '#web/server/db/schema/published-documents.ts'
import { searchEnds, searchEntries, searchWords } from '#web/server/db/schema/search-entries.ts'
import { searchInDatabase } from '#web/server/search/search-in-database.ts'
import { deleteUnusedWords } from '#web/server/search/write-words.ts'
import { migratedDatabase } from './target.ts'

const { database } = migratedDatabase()
const restore = stubEnvironment()
afterAll(restore)

type InBoth = { readonly nb?: string | null; readonly en?: string | null }
type More = {
  readonly _type?: string
  readonly slug?: object
  readonly lead?: InBoth
  readonly text?: string
  readonly kind?: string
  readonly colors?: readonly { readonly name?: InBoth; readonly hex: string; readonly hex2?: string }[]
  readonly fit?: readonly string[]
  readonly centraId?: string
}

const kinds = [
  { _id: 'kind-jackets', _type: 'clothingType', title: { nb: 'Jakker', en: 'Jackets' } },
  { _id: 'kind-rainwear', _type: 'clothingType', title: { nb: 'Regntøy', en: 'Rainwear' } },
]

function document(id: string, nb: string, en: string | null, { text, kind, ...more }: More = {}) {
  const block = { _type: 'block', _key: 'a', children: [{ _type: 'span', _key: 'b', text }] }
  return {
    _id: id,
    _type: 'product',
    slug: { nb: { current: id }, en: { current: `${id}-en` } },
    title: { nb, en },
    ...(text && { content: { nb: [block] } }),
    ...(kind && { clothingType: { _type: 'reference', _ref: kind } }),
    ...more,
  }
}

type Settings = { readonly synonyms?: readonly (readonly string[])[]; readonly answers?: readonly SearchAnswer[] }

/** A shop with these documents alone. */
async function shopWith(
  documents: readonly ReturnType<typeof document>[],
  { synonyms = [], answers = [] }: Settings = {},
) {
  for (const table of [publishedDocuments, searchWords, searchEnds]) await database().delete(table)
  await repairCatalogue(database(), contentOf([...kinds, ...documents]))
  const engine = searchInDatabase(database())
  const settings = { synonyms: readSynonyms(synonyms), answers }
  const search = (q: string, lang: Language = 'nb') => searchWith(engine, lang, settings, q)
  return {
    search,
    ids: async (q: string, lang?: Language) => (await search(q, lang)).hits.map(({ id }) => id),
    async respond(q: string, lang: Language = 'nb') {
      const found = await search(q, lang)
      const shown = await engine.shown(
        lang,
        found.hits.map(({ id }) => id),
      )
      return searchResponse(found, shown, q, lang)
    },
  }
}

const documents = [
  document('storr', 'Storr skalljakke', 'Storr shell jacket', { kind: 'kind-jackets' }),
  document('varme', 'Varme ulltrøye', 'Varme wool jersey', {
    colors: [{ name: { nb: 'Tyttebær', en: 'Lingonberry' }, hex: '#A0202F' }],
  }),
  document('kolle', 'Kolle vinterbukse', 'Kolle winter trousers', {
    lead: { nb: 'Går godt under en skalljakke.', en: 'Goes well under a shell.' },
  }),
  document('stell', 'Stell av ull', 'Caring for wool', {
    _type: 'contentPage',
    text: 'Vask sjelden, luft ofte.',
  }),
  document('bare-norsk', 'Norsk side', '', { _type: 'page', slug: { nb: { current: 'bare-norsk' } } }),
]

test('[R2.09] the English search has no page without its English, unless its editor lists it in Norwegian', async () => {
  const page = (id: string, nb: string) => document(id, nb, null, { _type: 'page' })
  const listed = { ...page('tur', 'Turliste'), withoutEnglish: 'listed' }
  const { ids } = await shopWith([page('ord', 'Ordliste'), listed])
  expect(await ids('ordliste')).toEqual(['ord'])
  expect(await ids('ordliste', 'en')).toEqual([])
  expect(await ids('turliste', 'en')).toEqual(['tur'])
})

test('products are found by shoppers’ words for an activity and for a colour', async () => {
  const blue = { colors: [{ hex: '#2F5A73' }] }
  const { ids } = await shopWith(
    [document('ur', 'Ur klatrebukse', 'Ur climbing trousers', blue), document('tun', 'Tun bukse', 'Tun trousers')],
    { synonyms: [['om oss', 'tun']] },
  )
  expect(await ids('klatring')).toEqual(['ur'])
  expect(await ids('blå bukse')).toEqual(['ur'])
  expect(await ids('om oss')).toEqual(['tun'])
})

test('a price is left to the visitor’s market; with no other word all products of the named fit are searched', async () => {
  const women = document('rogn', 'Rogn kjole', 'Rogn dress', { fit: ['women'] })
  const men = document('tun', 'Tun bukse', 'Tun trousers', { fit: ['men'] })
  const { ids } = await shopWith([women, men, ...documents])
  expect(await ids('skalljakke under 2000 kr')).toEqual(await ids('skalljakke'))
  expect((await ids('ulltrøye 500-900'))[0]).toBe('varme')
  expect(await ids('under 1000 kr')).toEqual(['kolle', 'rogn', 'storr', 'tun', 'varme'])
  expect(await ids('noe til dame under 1000')).toEqual(['kolle', 'rogn', 'storr', 'varme'])
  expect(await ids('julegave til mamma under 1000 kr')).toEqual(await ids('noe til dame under 1000'))
})

describe('search', () => {
  let shop: Awaited<ReturnType<typeof shopWith>>
  beforeEach(async () => {
    shop = await shopWith(documents)
  })
  const search = (q: string) => shop.search(q)
  const ids = (q: string, lang?: Language) => shop.ids(q, lang)

  test('an unfinished word finds the words that it begins before their synonyms', async () => {
    const coat = document('vestavaer', 'Vestavær regntøy', 'Vestavær rainwear')
    const { ids } = await shopWith([...documents, coat], { synonyms: [['skalljakke', 'regntøy']] })
    expect((await ids('skallj'))[0]).toBe('storr')
  })

  test('the typed word ranks above its synonyms, including its plural, with a colour and with whom it is for', async () => {
    const black = { colors: [{ hex: '#222222' }], fit: ['women'], kind: 'kind-rainwear' }
    const lead = { nb: 'Regnjakke som får plass i lomma.' }
    const { ids } = await shopWith(
      [
        document('regnbukse', 'Vestavær regnbukse', 'Vestavær rain trousers', {
          ...black,
          lead: { nb: 'Regntøy', en: 'Rainwear' },
        }),
        document('lommejakke', 'Yr lommejakke', 'Yr packable jacket', { ...black, lead }),
        document('regnjakke', 'Vestavær regnjakke', 'Vestavær rain jacket', black),
        ...documents,
      ],
      { synonyms: [['regntøy', 'regnjakke', 'regnbukse', 'regnklær']] },
    )
    for (const q of ['regnjakke', 'regnjakker', 'regnjakke dame M', 'svart regnjakke'])
      expect((await ids(q)).slice(0, 3), q).toEqual(['regnjakke', 'lommejakke', 'regnbukse'])
    expect((await ids('regnbukse'))[0]).toBe('regnbukse')
  })

  test('questions are answered by pages', async () => {
    const advice = document('stell', 'Slik vasker du ull', 'How to wash wool', { _type: 'page' })
    const { ids } = await shopWith([advice, document('ull', 'Ullvask og ull', 'Wool wash')])
    expect((await ids('vaske ull'))[0]).toBe('ull')
    expect((await ids('hvordan vaske ull'))[0]).toBe('stell')
  })

  test('pages are found by prefixes, compounds, folded letters, colours and texts', async () => {
    expect((await ids('skal'))[0]).toBe('storr')
    expect(await ids('jakke')).toContain('storr')
    for (const spelling of ['trøye', 'troye', 'TROEYE']) expect(await ids(spelling)).toEqual(['varme'])
    expect(await ids('tyttebaer')).toEqual(['varme'])
    expect(await ids('luft ofte')).toEqual(['stell'])
  })

  test('a title weighs more than a text, and a garment more than an article', async () => {
    expect(await ids('skalljakke')).toEqual(['storr', 'kolle'])
    expect((await ids('ull')).slice(0, 2).sort()).toEqual(['stell', 'varme'])
  })

  test('the words of the other language find the page of this one', async () => {
    expect((await shop.respond('shell jacket')).items[0]?.href).toBe('/nb/shop/storr')
    expect((await shop.respond('ulltrøye', 'en')).items[0]?.href).toBe('/en/shop/varme-en')
  })

  test('a page that does not exist in the language is not found there', async () => {
    expect(await ids('norsk side')).toEqual(['bare-norsk'])
    expect(await ids('norsk side', 'en')).toEqual([])
  })

  test('a word of the trade that is typed alone is taken for a typo: "vare" is "varme"', async () => {
    expect(await ids('vare')).toContain((await ids('varme'))[0])
  })

  test('one wrong, missing, surplus or swapped letter is forgiven in a word of five or more', async () => {
    const words = ['storr', 'skalljakke', 'varme', 'ulltroye', 'kolle', 'vinterbukse']
    const typo = fc.constantFrom(...words).chain((word) =>
      fc.record({
        word: fc.constant(word),
        at: fc.nat(word.length - 2),
        letter: fc.constantFrom(...'abcdefgh'),
        kind: fc.constantFrom('wrong', 'missing', 'surplus', 'swapped'),
      }),
    )
    await fc.assert(
      fc.asyncProperty(typo, async ({ word, at, letter, kind }) => {
        const [before, here, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)]
        const typed = {
          wrong: `${before}${letter}${next}${after}`,
          missing: `${before}${next}${after}`,
          surplus: `${before}${here}${letter}${next}${after}`,
          swapped: `${before}${next}${here}${after}`,
        }[kind]
        expect(await ids(typed ?? ''), typed).toContain((await ids(word))[0])
      }),
    )
  })

  test('only the last word may be the beginning of any: many short ones would each stand for half of all words', async () => {
    expect(await search('ull v')).toMatchObject({ exact: true })
    expect(await search('v ull')).toMatchObject({ exact: false })
    expect((await search('ull va')).exact).toBe(true)
    expect((await search('va ull')).exact).toBe(false)
    expect((await search('vas ull')).exact).toBe(true)
  })

  test('if no page has all the words, the nearest ones are found and labelled as such', async () => {
    expect((await search('skalljakke')).exact).toBe(true)
    expect(await search('skalljakke xylofon')).toMatchObject({ exact: false })
    expect((await ids('skalljakke xylofon'))[0]).toBe('storr')
  })

  test('an empty query finds the clothing types, as a start', async () => {
    const jackets = document('jakker', 'Jakker', 'Jackets', { _type: 'clothingType' })
    expect(await (await shopWith([...documents, jackets])).ids('')).toEqual(['jakker'])
  })

  test('senseless queries find nothing and break nothing', async () => {
    for (const query of [' ', '***', '"', '\\', '(', '__proto__', 'constructor']) expect(await ids(query)).toEqual([])
    const code = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: code, maxLength: 300 }), async (query) => void (await search(query))),
    )
    expect(await ids('x'.repeat(10_000))).toEqual([])
  })
})

const storr = document('storr', 'Storr skalljakke', 'Storr shell jacket', {
  colors: [
    { name: { nb: 'Gran', en: 'Spruce' }, hex: '#1F3033', hex2: '#DF9232' },
    { name: { nb: 'Multe', en: 'Cloudberry' }, hex: '#DF9232' },
    { name: { nb: 'Fjord', en: 'Fjord' }, hex: '#2F5A73', hex2: '#A6C6D2' },
  ],
  fit: ['women', 'men'],
  centraId: '101',
})

test('a result opens in the colour and fit that were searched for', async () => {
  const { respond } = await shopWith([storr])
  const hrefOf = async (q: string) => (await respond(q)).items[0]?.href
  expect(await hrefOf('oransje jakke')).toBe('/nb/shop/storr?color=DF9232')
  expect(await hrefOf('blå jakke dame')).toBe('/nb/shop/storr?fit=women&color=C2F5A73CA6C6D2')
  expect(await hrefOf('storr multe')).toBe('/nb/shop/storr?color=DF9232')
  expect(await hrefOf('storr jakke')).toBe('/nb/shop/storr')
})

test('an answer is in the language of the search, and links to its page if that has an address in it', async () => {
  const text = { nb: 'Ikke til barn.', en: null }
  const page = { _type: 'page', slug: { nb: { current: 'hjelp' } }, title: { nb: 'Hjelp', en: 'Help' } }
  const answerTo = async (lang: Language, words: string[]) =>
    (await (await shopWith([storr], { answers: [{ words, text, page }] })).respond('kids', lang)).answer
  expect(await answerTo('nb', ['kid'])).toEqual({ text: text.nb, link: { title: 'Hjelp', href: '/nb/hjelp' } })
  expect(await answerTo('en', ['kid'])).toEqual({ text: text.nb })
  expect(await answerTo('nb', ['gave'])).toBeUndefined()
})

test('a result highlights the meaningful words of the query', async () => {
  const lead = { nb: 'Jakke med membran til vinterturen, i størrelse M.' }
  const { respond } = await shopWith([{ ...storr, lead }])
  const marked = async (q: string) =>
    (await respond(q)).items.flatMap(({ title, excerpt }) =>
      [...title, ...excerpt].flatMap(({ text, hit }) => (hit ? text : [])),
    )
  expect(await marked('skalljakke dame M')).toEqual(['skalljakke'])
  expect(await marked('jakke til m')).toEqual(['jakke', 'Jakke'])
  expect(await marked('jakke s')).toEqual(['jakke', 'Jakke'])
  expect(await marked('m')).toEqual([])
  expect(await marked('me')).toEqual(['me', 'me'])
  expect(await marked('dame')).toEqual([])
})

describe('a publication', () => {
  test('a clothing type that is renamed renames the kind of its products', async () => {
    const jacket = document('yr', 'Yr', 'Yr', { kind: 'kind-jackets' })
    const { ids } = await shopWith([jacket])
    expect(await ids('anorakker')).toEqual([])
    const renamed = {
      ...kinds[0],
      _id: 'kind-jackets',
      _type: 'clothingType',
      title: { nb: 'Anorakker', en: 'Anoraks' },
    }
    const later = { ...renamed, _updatedAt: '2026-02-01T00:00:00Z' }
    await repairCatalogue(database(), contentOf([later, jacket]))
    expect(await ids('anorakker')).toEqual(['yr'])
  })

  test('the end of a compound is a word from the moment when it follows a word or another letter, in any order', async () => {
    const shell = document('skall', 'Kolle skalltrekk', 'Kolle', { lead: { nb: 'Et skall til regnet.', en: '' } })
    const orders = [
      [document('en', 'Storr skalljakke', 'Storr'), shell],
      [shell, document('en', 'Storr skalljakke', 'Storr')],
      [document('en', 'Storr halljakke', 'Storr'), document('to', 'Yr regnjakke', 'Yr')],
    ]
    const isWord = async (term: string) => {
      const { lang, kinds } = searchWords
      const known = and(eq(lang, 'nb'), eq(searchWords.term, term))
      const [row] = await database().select({ kinds }).from(searchWords).where(known)
      return ((row?.kinds ?? 0) & wordKinds.name) > 0
    }
    for (const order of orders) {
      await shopWith([])
      const known: boolean[] = []
      for (const at of order.keys()) {
        await repairCatalogue(database(), contentOf([...kinds.slice(1), ...order.slice(0, at + 1)]))
        known.push(await isWord('jakke'))
      }
      expect(known, order.map(({ _id }) => _id).join()).toEqual([false, true])
      expect(await isWord('lljakke')).toBe(false)
    }
  })

  test('an unpublished page is gone at once, and words that only it had by the next night', async () => {
    const { ids } = await shopWith(documents)
    await repairCatalogue(database(), contentOf(documents.filter(({ _id }) => _id !== 'varme')))
    expect(await ids('ulltrøye')).not.toContain('varme')
    await deleteUnusedWords(database())
    const words = (await database().select().from(searchWords)).map(({ term }) => term)
    expect(words).not.toContain('tyttebaer')
    expect(words).toContain('skalljakke')
    expect(await database().$count(searchEntries)).toBeGreaterThan(0)
  })
})
