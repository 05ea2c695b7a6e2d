import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { SanityClient } from '@sanity/client'
import { root } from '#scripts/stack/root.ts'
import { enterDraftMode } from '../support/draft-mode.ts'
import { expect, test } from '../support/fixtures.ts'
import { publishOwnPage, removeOwnPage } from '../support/own-page.ts'
import { type RawReply, rawRequest } from '../support/raw-request.ts'

const build = `${root}/web/.next-test`
const forged = { cookie: '__prerender_bypass=x' }
/** An attribute of a script, or the one that the forger of these tests names. */
const nonce = /\snonce="|Zm9yZ2Vk/
const policyOf = ({ headers }: RawReply) => headers.get('content-security-policy') ?? ''

/** Sends many requests, a few at a time. */
async function each(count: number, send: (n: number) => Promise<RawReply>): Promise<RawReply[]> {
  const replies: RawReply[] = []
  for (let n = 0; n < count; n += 10)
    replies.push(...(await Promise.all(Array.from({ length: 10 }, (_, i) => send(n + i)))))
  return replies
}

test('two hundred requests for unknown addresses leave nothing on the disk, whatever their headers', async () => {
  const key = randomUUID()
  const router = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
  const replies = await each(200, (n) => {
    const path = `/nb/${key}-${n}`
    const ways = [
      () => rawRequest(path),
      () => rawRequest(path, { headers: forged }),
      () => rawRequest(`${path}?_rsc=${n}`, { headers: { rsc: '1', ...forged } }),
      () => rawRequest(`/en/shop/${key}-${n}`, { headers: { ...router, ...forged } }),
      () => rawRequest(`/nb/shop?${key}=${n}`, { headers: { rsc: '1' } }),
    ]
    return (ways[n % ways.length] ?? rawRequest)(path)
  })
  const statuses = new Set(replies.map(({ status }, n) => `${n % 5}: ${status}`))
  expect([...statuses].sort()).toEqual(['0: 404', '1: 404', '2: 404', '3: 404', '4: 307'])
  expect(globSync(`**/*${key}*`, { cwd: build })).toEqual([])
})

test('a forged draft cookie gets what every visitor gets, even right after a publication', async ({ lake }) => {
  const own = await publishOwnPage(lake, { nb: 'Første', en: 'First' })
  const policy = { 'content-security-policy': "script-src 'nonce-Zm9yZ2Vk'" }
  // How soon is publishing.e2e's subject.
  await expect.poll(async () => (await rawRequest(own.path)).status, { timeout: 60_000 }).toBe(200)
  await lake.patch(own.id).set({ 'title.nb': 'Andre' }).commit({ visibility: 'sync' })
  await expect
    .poll(
      async () => {
        const forger = await rawRequest(own.path, { headers: { ...forged, ...policy } })
        const router = await rawRequest(own.path, { headers: { ...forged, ...policy, rsc: '1' } })
        for (const reply of [forger, router, await rawRequest(own.path)]) {
          expect(reply.body).not.toMatch(nonce)
          expect(policyOf(reply)).not.toContain('nonce')
        }
        return forger.body
      },
      { timeout: 60_000 },
    )
    .toContain('Andre')
  // Publications of other tests may have the page rendered again between two requests.
  await expect(async () => {
    const before = await rawRequest(own.path)
    const forger = await rawRequest(own.path, { headers: forged })
    const visitor = await rawRequest(own.path)
    expect(visitor.body).toBe(before.body)
    expect(forger.body).toBe(visitor.body)
    expect(policyOf(forger)).toBe(policyOf(visitor))
    expect(forger.headers.get('set-cookie')).toMatch(/^__prerender_bypass=; .*Expires=Thu, 01 Jan 1970/)
  }).toPass({ timeout: 15_000 })
  // Pages that were rendered after the build stay in memory (docs/decisions/0080).
  expect(globSync(`**/*${own.slug}*`, { cwd: build })).toEqual([])
  await removeOwnPage(lake, own)
})

test('with a draft cookie of an earlier build the first page is complete, and the cookie is removed', async ({
  page,
  context,
}) => {
  const cookie = { name: '__prerender_bypass', value: 'b'.repeat(32), domain: 'localhost', path: '/' }
  await context.addCookies([{ ...cookie, httpOnly: true, secure: true, sameSite: 'None' }])
  await page.goto('/nb/shop')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Forhåndsvisning' })).toHaveCount(0)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(cookie.name)
})

test('server actions respond to editors only', async () => {
  const manifest: { node: Record<string, unknown> } = JSON.parse(
    readFileSync(`${build}/server/server-reference-manifest.json`, 'utf8'),
  )
  const ids = Object.keys(manifest.node)
  expect(ids.length).toBeGreaterThan(3)
  const origin = { origin: 'http://localhost:13000' }
  for (const id of ids) {
    const form = `--x\r\ncontent-disposition: form-data; name="$ACTION_ID_${id}"\r\n\r\n\r\n--x--\r\n`
    for (const cookie of [{}, forged]) {
      const action = { ...origin, ...cookie, 'next-action': id, 'content-type': 'text/plain;charset=UTF-8' }
      const byHeader = await rawRequest('/nb/shop', { method: 'POST', headers: action, body: '["drafts"]' })
      const multipart = { ...origin, ...cookie, 'content-type': 'multipart/form-data; boundary=x' }
      const byForm = await rawRequest('/nb/shop', { method: 'POST', headers: multipart, body: form })
      const byCall = await rawRequest('/api/search', {
        method: 'POST',
        headers: { ...multipart, ...action },
        body: form,
      })
      expect([byHeader.status, byForm.status, byCall.status], id).toEqual([403, 405, 405])
      expect(byHeader.headers.has('set-cookie')).toBe(false)
    }
  }
})

test('paths are normalised once, and malformed ones are refused before any part of the server interprets them', async () => {
  for (const target of [
    '/api/../nb/shop',
    '/nb/1/../shop',
    '/nb/%2e%2e/nb/shop',
    '/nb/shop#1',
    '/nb\\shop',
    '/nb%2fshop',
    '/nb/shop%00',
  ]) {
    const reply = await rawRequest(target)
    expect([reply.status, reply.body, policyOf(reply).split(';')[0]], target).toEqual([400, '', "default-src 'none'"])
  }
  const shop = await rawRequest('/nb/shop')
  expect((await rawRequest('/nb/%73hop')).body).toBe(shop.body)
  expect((await rawRequest('//evil.example/')).headers.get('location')).toBe('/evil.example')
  const unreadable = await rawRequest('/en/100%-wool')
  expect(unreadable.status).toBe(404)
  expect(unreadable.body).toContain('<html lang="en"')
})

const redirectIds: string[] = []

async function publishRedirect(lake: SanityClient, from: string, to: string): Promise<void> {
  const _id = `redirect-${randomUUID()}`
  redirectIds.push(_id)
  await lake.create({ _id, _type: 'redirect', from, to, permanent: true }, { visibility: 'sync' })
}

test('editors’ redirects lead to their target, in any letter case, and never to another host', async ({ lake }) => {
  const key = `e2e-${randomUUID()}`
  const led = {
    a: '/nb/shop?size=M#filter',
    b: 'https://example.com/ny?a=1',
    GAMMEL: '/nb/shop',
    tr\u00f8ye: '/en/shop',
    chain: `/nb/${key}-Next?from=chain`,
    next: '/nb/shop/women',
  }
  const lost = {
    evil: '/\\evil.example',
    evils: '//evil.example',
    dots: '/nb/../..//evil.example',
    plain: 'http://evil.example',
    long: `/nb/${'x'.repeat(50_000)}`,
    // The address of a page that was renamed and then deleted.
    deleted: `/nb/${key}-not-there-any-more`,
    circle: `/nb/${key}-round`,
    round: `/nb/${key}-CIRCLE`,
  }
  for (const [name, to] of Object.entries({ ...led, ...lost })) await publishRedirect(lake, `/nb/${key}-${name}`, to)
  const statusAndLocation = async (path: string) => {
    const { status, headers } = await rawRequest(path)
    return `${status} ${headers.get('location') ?? ''}`.trim()
  }
  await expect.poll(() => statusAndLocation(`/nb/${key}-next`)).toBe('308 /nb/shop/women')
  expect(await statusAndLocation(`/nb/${key}-a`)).toBe('308 /nb/shop?size=M#filter')
  expect(await statusAndLocation(`/nb/${key}-a?size=L&utm=1`)).toBe('308 /nb/shop?size=M&utm=1#filter')
  expect(await statusAndLocation(`/nb/${key}-b?utm=1`)).toBe('308 https://example.com/ny?a=1')
  for (const path of [`/nb/${key}-GAMMEL`, `/nb/${key}-gammel`, `/NB/${key.toUpperCase()}-Gammel`])
    expect(await statusAndLocation(path), path).toBe('308 /nb/shop')
  expect(await statusAndLocation(`/nb/${key}-tr%C3%B8ye`)).toBe('308 /en/shop')
  expect(await statusAndLocation(`/nb/${key}-chain?utm=1`)).toBe('308 /nb/shop/women?from=chain&utm=1')
  for (const name of Object.keys(lost)) expect(await statusAndLocation(`/nb/${key}-${name}`), name).toBe('404')
  await lake.delete({ query: '*[_id in $ids]', params: { ids: redirectIds } })
})

test('entering the preview never redirects to another site', async ({ page, lake, baseURL, pageErrors }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  await enterDraftMode(page, lake, '/.//evil.example')
  expect(new URL(page.url()).origin).toBe(baseURL)
  expect([...hosts]).not.toContain('evil.example')
  // Chromium itself logs the status of the page that is not there.
  pageErrors.splice(0)
})
