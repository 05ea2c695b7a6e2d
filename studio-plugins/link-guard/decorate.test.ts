import { createClient } from '@sanity/client'
import { validateDocumentInternal } from '@sanity/validation/_internal'
import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { guardLinks } from './decorate.ts'
import { toPages } from './page-index.ts'
import { languageAt } from './rules.ts'

const schema = createSchema({ name: 'default', types: guardLinks(schemaTypes) })
const meta = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: 'r1' }
const slug = (nb: string, en = nb) => ({ nb: { _type: 'slug', current: nb }, en: { _type: 'slug', current: en } })
const title = { nb: 'Hjelp', en: 'Help' }

const stored = [{ _id: 'landingPage-hjelp', _type: 'landingPage', path: slug('hjelp', 'help'), title: 'Hjelp' }]
const client = createClient({ projectId: 'guard', dataset: 'tests', useCdn: false, apiVersion: '2026-01-01' })
const redirects = [
  { from: '/nb/b', to: '/nb/C?x=1', permanent: true },
  { from: '/nb/c', to: '/nb/d', permanent: true },
  { from: '/nb/hjelp', to: '/nb/a', permanent: true },
]
const fetch = (query: string) => Promise.resolve(query.includes('"redirect"') ? redirects : stored)
Object.assign(client, { withConfig: () => client, fetch })

async function problemsOf(document: { _id: string; _type: string; [field: string]: unknown }) {
  const markers = await validateDocumentInternal({
    document: { ...meta, ...document },
    schema,
    environment: 'studio',
    getClient: () => client,
    getDocumentExists: () => Promise.resolve(true),
  })
  return markers.map(({ level, path, message }) => `${level} ${path.join('.')}: ${message}`)
}

test('a category at the address of a landing page cannot be published', async () => {
  const problems = await problemsOf({ _id: 'drafts.c', _type: 'categoryPage', title, slug: slug('hjelp', 'support') })
  expect(problems).toEqual([expect.stringMatching(/^error slug\.nb: .*landing page “Hjelp”/)])
})

test('the draft of a page does not clash with its published version', async () => {
  const draft = { _id: 'drafts.landingPage-hjelp', _type: 'landingPage', title, path: slug('hjelp', 'help') }
  expect(await problemsOf(draft)).toEqual([])
})

test('a dead link in the menu causes a warning, and existing rules stay', async () => {
  const menu = (linkNb: string) => ({
    _id: 'mainMenu',
    _type: 'mainMenu',
    items: [{ _type: 'menuItem', _key: 'm', title, showTo: 'everyone', linkNb, linkEn: '/en/help' }],
  })
  expect(await problemsOf(menu('/nb/borte'))).toEqual([
    expect.stringMatching(/^warning items.*linkNb: There is no page at \/nb\/borte\.$/),
  ])
  expect(await problemsOf(menu('borte'))).toContainEqual(
    expect.stringMatching(/^error items.*linkNb: .*is not a valid link/),
  )
})

test('a redirect that closes a loop of redirects cannot be published', async () => {
  const redirect = { _id: 'drafts.redirect-d', _type: 'redirect', from: '/nb/d', permanent: true }
  const loop = 'error to: This creates a redirect loop'
  expect(await problemsOf({ ...redirect, to: '/nb/B#top' })).toContainEqual(expect.stringContaining(loop))
  expect(await problemsOf({ ...redirect, to: '/nb/e' })).toEqual(['warning to: There is no page at /nb/e.'])
  // A page lives there, whatever a redirect from its address says.
  expect(await problemsOf({ ...redirect, from: '/nb/a', to: '/nb/hjelp' })).toEqual([])
})

test('a redirect to an invalid address has exactly one error', async () => {
  const redirect = { _id: 'drafts.r', _type: 'redirect', from: '/nb/a', to: '/\\evil.example', permanent: true }
  const errors = (await problemsOf(redirect)).filter((problem) => problem.startsWith('error'))
  expect(errors).toEqual([expect.stringMatching(/^error to: .* cannot be the target of a redirect/)])
})

test('a draft stands for its document, and counts as published when it was', () => {
  const rows = [
    { _id: 'page-a', _type: 'page', title: 'Gammel' },
    { _id: 'drafts.page-a', _type: 'page', title: 'Ny' },
    { _id: 'drafts.page-b', _type: 'page', title: 'Utkast' },
  ]
  expect(toPages(rows).map(({ _id, title: name, published }) => [_id, name, published])).toEqual([
    ['page-a', 'Ny', true],
    ['page-b', 'Utkast', false],
  ])
})

test('the language of a link is that of the text around it', () => {
  expect(languageAt(['content', 'nb', { _key: 'a' }, 'url'])).toBe('nb')
  expect(languageAt(['groups', { _key: 'a' }, 'routes', { _key: 'b' }, 'linkEn'])).toBe('en')
  expect(languageAt(['to'])).toBeUndefined()
})
