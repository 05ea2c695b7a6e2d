import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { startProcess } from '#tests/faults/stand-in-process.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import { publicStateResponse } from '#web/domain/content/public-state.ts'
import { expect, test } from '../support/fixtures.ts'
import { publishOwnPage, removeOwnPage } from '../support/own-page.ts'
import { staffHeaders } from '../support/staff-headers.ts'

const { SITE_ORIGIN, STUDIO_ORIGIN } = testAddresses
const secondStorefront = 'http://localhost:13010'

/**
 * Why each published document is not public yet, as the storefront reports it to the Studio; undefined for each that
 * is.
 */
async function reasonsBehind(
  request: APIRequestContext,
  lake: SanityClient,
  ids: readonly string[],
  site: string = SITE_ORIGIN,
): Promise<(string | undefined)[]> {
  const published = await lake.getDocuments([...ids])
  const documents = published.map((document, index) => {
    return { id: ids[index], publishedAt: document?._updatedAt, isGone: false }
  })
  const headers = await staffHeaders()
  const response = await request.post(`${site}/api/v1/publications`, { data: { documents }, headers })
  const { behind } = publicStateResponse.parse(await response.json())
  return ids.map((id) => behind.find((document) => document.id === id)?.reason)
}

async function reasonBehind(request: APIRequestContext, lake: SanityClient, id: string, site?: string) {
  return (await reasonsBehind(request, lake, [id], site))[0]
}

test('a document with a malformed address delays nothing: later publications become public', async ({
  lake,
  request,
}) => {
  const own = await publishOwnPage(lake, { nb: 'Før', en: 'Before' })
  await expect.poll(async () => (await request.get(own.path)).status()).toBe(200)
  const broken = `page-${randomUUID()}`
  try {
    await lake.create({ _id: broken, _type: 'page', title: { nb: 'Ødelagt' }, slug: 'plain string' })
    await lake.patch(broken).set({ slug: 'another plain string' }).commit()
    await lake.patch(own.id).set({ 'title.nb': 'Etter' }).commit()
    await expect.poll(async () => await (await request.get(own.path)).text()).toContain('Etter')
    await expect.poll(() => reasonBehind(request, lake, own.id)).toBeUndefined()
    await expect.poll(() => reasonBehind(request, lake, broken)).toBe('malformedAddress')
    await lake
      .patch(broken)
      .set({ slug: { nb: { current: broken }, en: { current: broken } } })
      .commit()
    await expect.poll(() => reasonBehind(request, lake, broken)).toBeUndefined()
    expect((await request.get(`/nb/${broken}`)).status()).toBe(200)
  } finally {
    await lake.delete(broken)
    await removeOwnPage(lake, own)
  }
})

test('a hundred documents that are published together become public', async ({ lake, request }) => {
  const ids = Array.from({ length: 100 }, () => `page-${randomUUID()}`)
  const publish = lake.transaction()
  for (const _id of ids) {
    const slug = { nb: { current: _id }, en: { current: _id } }
    publish.create({ _id, _type: 'page', title: { nb: 'Del av en utgivelse', en: 'Part of a release' }, slug })
  }
  await publish.commit()
  await expect.poll(async () => (await reasonsBehind(request, lake, ids)).filter(Boolean)).toEqual([])
  expect((await request.get(`/nb/${ids[99]}`)).status()).toBe(200)
  const remove = lake.transaction()
  for (const id of ids) remove.delete(id)
  await remove.commit()
})

test('two storefronts on one database both show a publication that one of them received', async ({ lake, request }) => {
  // Other tests count the error reports of their documents, so this one sends none.
  const second = await startProcess('web/page-server/server.ts', {
    SITE_ORIGIN: secondStorefront,
    SENTRY_DSN: 'http://sandbox@localhost:9/1',
  })
  try {
    await expect(async () => {
      expect((await request.get(`${secondStorefront}/nb`)).status()).toBe(200)
    }).toPass({ timeout: 60_000 })
    const own = await publishOwnPage(lake, { nb: 'Før', en: 'Before' })
    const textAt = async (site: string) => await (await request.get(site + own.path)).text()
    await expect.poll(() => textAt(secondStorefront)).toContain('Før')
    await lake.patch(own.id).set({ 'title.nb': 'Etter' }).commit()
    await expect.poll(() => textAt(SITE_ORIGIN)).toContain('Etter')
    // It has just started, and shares two processor cores with the other tests.
    await expect.poll(() => textAt(secondStorefront), { intervals: [50], timeout: 15_000 }).toContain('Etter')
    await expect.poll(() => reasonBehind(request, lake, own.id, secondStorefront)).toBeUndefined()
    await removeOwnPage(lake, own)
  } finally {
    await second.kill()
  }
})

test('only the Studio may ask which documents are public, and learns nothing about drafts and contents', async ({
  lake,
  request,
}) => {
  const own = await publishOwnPage(lake, { nb: 'Offentlig', en: 'Public' })
  await lake.create({ _id: own.draftId, _type: 'landingPage', title: { nb: 'Hemmelig' } })
  const editor = await staffHeaders()
  const ask = (documents: unknown, headers: Record<string, string> = {}) =>
    request.post('/api/v1/publications', { data: { documents }, headers: { ...editor, ...headers } })
  const state = { id: own.id, publishedAt: new Date().toISOString(), isGone: false }
  await expect.poll(() => reasonBehind(request, lake, own.id)).toBeUndefined()

  const response = await ask([state, { ...state, id: own.draftId }, { ...state, id: 'no-such-document' }])
  expect(response.headers()['access-control-allow-origin']).toBe(STUDIO_ORIGIN)
  expect(response.headers()['cache-control']).toBe('no-store')
  // A draft gets the same response as a missing document.
  expect((await response.json()).behind.slice(1)).toEqual([
    { id: own.draftId, reason: 'notHandled' },
    { id: 'no-such-document', reason: 'notHandled' },
  ])
  const elsewhere = await ask([state], { origin: 'https://evil.example' })
  expect([elsewhere.status(), elsewhere.headers()['access-control-allow-origin']]).toEqual([403, STUDIO_ORIGIN])
  expect((await ask('everything')).status()).toBe(400)
  expect((await ask(Array(501).fill(state))).status()).toBe(400)
  expect((await ask([{ ...state, id: 'a'.repeat(300_000) }])).status()).toBe(413)
  await removeOwnPage(lake, own)
})
