import { expect, test } from 'vitest'
import type { Page } from '../link-guard/addresses.ts'
import { groupProblems, linkProblems } from './problems.ts'

const slug = { nb: { current: 'ull' }, en: { current: 'wool' } }
const pages: Page[] = [{ _id: 'page-ull', _type: 'page', slug, published: true }]
const link = { _key: 'a', title: { nb: 'Ull', en: 'Wool' }, linkNb: '/nb/ull', linkEn: '/en/wool' }

test('a link to a page is fine, and so is one to another site', () => {
  expect(linkProblems(link, pages)).toEqual([])
  expect(linkProblems({ ...link, linkNb: 'https://example.com' }, pages)).toEqual([])
})

test('links to nothing, bad addresses and missing parts are named', () => {
  expect(linkProblems({ ...link, linkEn: '/en/silk' }, pages)).toEqual(['There is no page at /en/silk.'])
  expect(linkProblems({ ...link, linkNb: 'ull' }, pages)).toEqual([expect.stringMatching(/“ull” is not a valid link/)])
  expect(linkProblems({ _key: 'a', title: { nb: 'Ull' }, linkNb: '/nb/ull' }, pages)).toEqual([
    'The English text is missing.',
    'The English address is missing.',
  ])
})

test('until the pages are loaded, link targets are not reported', () => {
  expect(linkProblems({ ...link, linkEn: '/en/silk' }, undefined)).toEqual([])
})

test('a group without links shows nothing', () => {
  expect(groupProblems({ _key: 'g', routes: [] })).toEqual(['Add at least one link to the group.'])
  expect(groupProblems({ _key: 'g', routes: [link] })).toEqual([])
})
