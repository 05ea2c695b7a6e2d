import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { localizedFields } from '../translations/localized-fields.ts'
import { changedTexts, partsOf, type Search } from './occurrences.ts'

const fields = localizedFields(createSchema({ name: 'default', types: schemaTypes }).get('landingPage'))
const search = (find: string, replacement: string, rest: Partial<Search> = {}): Search => ({
  find,
  replacement,
  language: undefined,
  matchesCase: false,
  isWholeWord: false,
  ...rest,
})
const block = (_key: string, text: string) => ({
  _type: 'block',
  _key,
  markDefs: [{ _type: 'link', _key: 'l', href: '/nb/ull' }],
  children: [{ _type: 'span', _key: 's', text }],
})
const page = {
  _id: 'a',
  title: { _type: 'localeString', nb: 'Ull', en: 'Ull from Norway' },
  path: { nb: { current: 'ull' } },
  seo: { title: { nb: 'Om ull' } },
  content: {
    nb: [
      block('a', 'Ull varmer; ullen er god.'),
      { _type: 'factBox', _key: 'f', title: 'Ullfakta', content: [block('b', 'Ikke noe her')] },
      { _type: 'table', _key: 't', rows: [{ _key: 'r', cells: ['Stoff', 'ull'] }] },
      { _type: 'button', _key: 'k', url: '/nb/ull', text: 'Se ull' },
      { _type: 'blockHtml', _key: 'h', html: '<p class="ull">ull</p>' },
    ],
  },
}

const changes = (wanted: Search) =>
  changedTexts(page, fields, wanted, ['nb', 'en']).map(({ path, after }) => `${path}: ${after}`)

test('every text that visitors read changes, with its capital; addresses and HTML stay', () => {
  expect(changes(search('ull', 'bomull'))).toEqual([
    'title.nb: Bomull',
    'title.en: Bomull from Norway',
    'content.nb[_key=="a"].children[_key=="s"].text: Bomull varmer; bomullen er god.',
    'content.nb[_key=="f"].title: Bomullfakta',
    'content.nb[_key=="t"].rows[_key=="r"].cells[1]: bomull',
    'content.nb[_key=="k"].text: Se bomull',
    'seo.title.nb: Om bomull',
  ])
})

test('one language, whole words and the case narrow it', () => {
  expect(changes(search('ull', 'lin', { language: 'en' }))).toEqual(['title.en: Lin from Norway'])
  expect(changes(search('Ull', 'lin', { matchesCase: true, isWholeWord: true, language: 'nb' }))).toEqual([
    'title.nb: lin',
    'content.nb[_key=="a"].children[_key=="s"].text: lin varmer; ullen er god.',
  ])
})

test('letters that mean something elsewhere are letters here', () => {
  const document = { title: { nb: 'Ull (100 %) $& er a.b' } }
  const after = (find: string, replacement: string) =>
    changedTexts(document, fields, search(find, replacement), ['nb'])[0]?.after
  expect(after('(100 %)', '$&')).toBe('Ull $& $& er a.b')
  expect(after('a.b', '')).toBe('Ull (100 %) $& er ')
  expect(after('a-b', 'x')).toBeUndefined()
  expect(after('u', 'x')).toBeUndefined()
})

test('a long text is shown around what changes', () => {
  const words = 'ord '.repeat(40)
  const parts = partsOf(`${words}ull${words}`, search('ull', 'lin'))
  expect(parts.map(({ replacement }) => replacement)).toEqual([undefined, 'lin', undefined])
  expect(parts[0]?.text).toMatch(/^….{40}$/)
  expect(parts[2]?.text).toMatch(/^.{40}…$/)
})
