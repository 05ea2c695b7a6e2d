import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { localizedFields } from '../translations/localized-fields.ts'
import { asTranslation, copyOf, titleOfCopy } from './copy.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const options = {
  titleField: 'title',
  words: { nb: 'kopi', en: 'copy' },
  addressTypes: ['localeSlug'],
  addressFields: { redirect: ['from'] },
}
const copy = <Document extends { _id: string; _type: string }>(document: Document) =>
  copyOf(document, schema.get(document._type), options)

const slug = { nb: { current: 'ull' }, en: { current: 'wool' } }
const text = [{ _type: 'block', _key: 'a', children: [{ _type: 'span', _key: 's', text: 'Varmer' }] }]

test('a copy says so in each language that it has a title in, and has no address', () => {
  const page = { _id: 'a', _type: 'landingPage', title: { _type: 'localeString', nb: 'Ull', en: 'Wool' }, path: slug }
  expect(copy(page)).toEqual({
    _id: 'a',
    _type: 'landingPage',
    title: { _type: 'localeString', nb: 'Ull (kopi)', en: 'Wool (copy)' },
  })
  expect(copy({ ...page, title: { nb: 'Ull', en: ' ' } })).toMatchObject({ title: { nb: 'Ull (kopi)', en: ' ' } })
  expect(copy({ _id: 'p', _type: 'product', title: { nb: 'Genser' }, slug, centraId: '12' })).toEqual({
    _id: 'p',
    _type: 'product',
    title: { nb: 'Genser (kopi)' },
    centraId: '12',
  })
})

test('a copy of a redirect leads to the same page, from nowhere yet', () => {
  const redirect = { _id: 'r', _type: 'redirect', from: '/nb/a', to: '/nb/b', permanent: true }
  expect(copy(redirect)).toEqual({ _id: 'r', _type: 'redirect', to: '/nb/b', permanent: true })
})

test('the copies of a copy are numbered', () => {
  expect(titleOfCopy('Ull (kopi)', 'kopi')).toBe('Ull (kopi 2)')
  expect(titleOfCopy('Ull (kopi 9)', 'kopi')).toBe('Ull (kopi 10)')
  expect(titleOfCopy('Ull (fin)', 'kopi')).toBe('Ull (fin) (kopi)')
})

test('as a translation, a copy begins with the original texts where it has none', () => {
  const fields = localizedFields(schema.get('landingPage'))
  const page = {
    _id: 'a',
    _type: 'landingPage',
    title: { nb: 'Ull', en: 'Wool' },
    path: { nb: { current: 'ull' } },
    content: { nb: text },
    seo: { title: { nb: 'Alt om ull' } },
  }
  const translation = asTranslation(page, fields)
  expect(translation).toEqual({
    ...page,
    content: { nb: text, en: text },
    seo: { title: { nb: 'Alt om ull', en: 'Alt om ull' } },
  })
  expect(asTranslation(translation, fields)).toEqual(translation)
})
