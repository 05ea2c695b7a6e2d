import { expect, test } from 'vitest'
import type { Page } from './addresses.ts'
import { completeAddress, linkTo, pageAt } from './typed-address.ts'

const complete = (typed: string) => completeAddress(typed, 'https://www.tretopp.example')

test.each([
  [' www.example.com/a ', 'https://www.example.com/a'],
  ['https://www.tretopp.example/nb/shop?fit=men#sizes', '/nb/shop?fit=men#sizes'],
  ['http://tretopp.example', '/'],
  ['www.tretopp.example/nb', '/nb'],
])('%s becomes %s', (typed, address) => expect(complete(typed)).toBe(address))

test.each([
  '',
  '/nb/shop',
  '#sizes',
  'https://example.com',
  'https://blog.tretopp.example/',
  'mailto:www@tretopp.example',
  'tel:+4722334455',
  'https://',
  'nb/shop',
])('%s stays', (typed) => expect(complete(typed)).toBe(typed))

const slug = { nb: { current: 'anorakk' }, en: { current: 'anorak' } }
const pages = [
  { _id: 'anorak', _type: 'product', slug, published: true },
  { _id: 'jackets', _type: 'clothingType', slug: { nb: { current: 'jakker' } }, genders: ['men'], published: true },
]

test('a page is found by its own path in either language', () => {
  for (const path of ['/nb/shop/anorakk', '/en/shop/Anorak/']) expect(pageAt(path, pages)).toBe('anorak')
  expect(pageAt('/nb/shop/jakker', pages)).toBe('jackets')
})

test.each(['/nb/shop/anorakk?color=gran', '/nb/shop/anorakk#sizes', '/nb/shop/men/jakker', '/nb/shop/borte'])(
  '%s is more than a page’s own path, or is no path',
  (path) => expect(pageAt(path, pages)).toBeUndefined(),
)

test('a pasted address of the shop becomes a link to its page, any other stays an address', () => {
  const anorak: Page = { _id: 'anorakk', _type: 'product', slug: { nb: { current: 'anorakk' } }, published: true }
  const reference = { _type: 'reference', _ref: 'anorakk', _weak: true }
  const to = (address: string) => linkTo(address, 'https://tretopp.example', [anorak])
  expect(to('https://www.tretopp.example/nb/shop/anorakk')).toEqual({ reference })
  expect(to('https://tretopp.example/nb/shop/anorakk#sizes')).toEqual({ href: '/nb/shop/anorakk#sizes' })
  expect(to('https://tretopp.example/nb/other')).toEqual({ href: '/nb/other' })
  expect(to('www.example.com')).toEqual({ href: 'https://www.example.com' })
})
