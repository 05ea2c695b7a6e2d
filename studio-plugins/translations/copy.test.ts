import { expect, test } from 'vitest'
import { copiedFields } from './copy.ts'

const fields = [
  { path: 'title', kind: 'text' },
  { path: 'content', kind: 'richText' },
  { path: 'seo.title', kind: 'text' },
  { path: 'slug', kind: 'address' },
] as const

test('texts without a translation are copied, whole blocks included; translations and addresses stay', () => {
  const nb = [{ _type: 'block', _key: 'a', children: [{ _type: 'span', text: 'Sau' }] }]
  const document = {
    title: { nb: 'Ull', en: 'Wool' },
    content: { nb },
    seo: { title: { nb: 'Om ull' } },
    slug: { nb: {} },
  }
  expect(copiedFields(fields, document)).toEqual({ 'content.en': nb, 'seo.title.en': 'Om ull' })
})
