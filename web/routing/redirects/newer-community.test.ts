import { expect, test } from 'vitest'
import { withNewerCommunity } from './newer-community.ts'

const slug = (nb?: string, en?: string) => ({ ...(nb && { nb: { current: nb } }), ...(en && { en: { current: en } }) })
const category = { slug: slug('om', 'about') }
const paths = new Set(['/nb/community', '/en/community', '/nb/om/møteplassen', '/en/about/meeting-place'])

test('[R2.37] the newer page takes the place of the community page, for as long as editors want', () => {
  const page = { _type: 'page', category, slug: slug('møteplassen', 'meeting-place') }
  const { paths: rest, redirects } = withNewerCommunity(paths, page)
  expect([...rest]).toEqual(['/nb/om/møteplassen', '/en/about/meeting-place'])
  expect(redirects).toEqual([
    { from: '/nb/community', to: `/nb/om/${encodeURIComponent('møteplassen')}`, permanent: false },
    { from: '/en/community', to: '/en/about/meeting-place', permanent: false },
  ])
})

test.each([
  ['none is chosen', null],
  ['the chosen page is not published', { _type: 'page', category, slug: slug('borte', 'gone') }],
])('[R2.37] the community page stays while %s', (_, page) => {
  const { paths: rest, redirects } = withNewerCommunity(paths, page)
  expect([[...rest], redirects]).toEqual([[...paths], []])
})

test('[R2.37] in a language in which the newer page has no address the community page stays', () => {
  const page = { _type: 'page', category, slug: slug('møteplassen') }
  const { paths: rest, redirects } = withNewerCommunity(paths, page)
  expect(rest.has('/en/community')).toBe(true)
  expect(redirects.map(({ from }) => from)).toEqual(['/nb/community'])
})
