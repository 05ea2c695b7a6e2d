import { set, unset } from 'sanity'
import { expect, test } from 'vitest'
import { completingPatches, incompleteLinks } from './pasted-links.ts'

const site = 'https://tretopp.example'
const block = (...hrefs: readonly string[]) => ({
  _type: 'block',
  _key: 'p',
  markDefs: hrefs.map((href, index) => ({ _type: 'link', _key: `m${index}`, href })),
})

test('links with the host of the shop, and those without a protocol, are to be completed', () => {
  const text = [
    block(`${site}/nb/shop`, 'https://other.example', '/nb/shop', 'www.other.example', 'mailto:a@b.example'),
  ]
  expect(incompleteLinks(text, site).map(({ href }) => href)).toEqual([`${site}/nb/shop`, 'www.other.example'])
  expect(incompleteLinks([{ _type: 'image', _key: 'i' }, null, 7], site)).toEqual([])
  expect(incompleteLinks(undefined, site)).toEqual([])
})

test('one that has a page becomes a reference to it; another keeps its path', () => {
  const [toPage, toNothing] = incompleteLinks([block(`${site}/nb/shop/anorakk`, `${site}/nb/borte`)], site)
  const pages = [{ _id: 'a', _type: 'product', slug: { nb: { current: 'anorakk' } }, published: true }]
  const path = (mark: string) => [{ _key: 'p' }, 'markDefs', { _key: mark }]
  expect(toPage && completingPatches(toPage, site, pages)).toEqual([
    set({ _type: 'reference', _ref: 'a', _weak: true }, [...path('m0'), 'reference']),
    unset([...path('m0'), 'href']),
  ])
  expect(toNothing && completingPatches(toNothing, site, pages)).toEqual([set('/nb/borte', [...path('m1'), 'href'])])
})
