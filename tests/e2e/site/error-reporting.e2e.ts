import { connect } from 'node:net'
import { testAddresses } from '#tests/setup/addresses.ts'
import { navigation } from '#web/i18n/messages/nb/navigation.ts'
import { expect, test } from '../support/fixtures.ts'
import { openInteractive } from '../support/page-requests.ts'
import { rawRequest } from '../support/raw-request.ts'

test.use({ savesData: false })

const sink = new URL(testAddresses.SENTRY_DSN).origin
const personal = /kari|session=|user-agent|ip_address|breadcrumbs|cookie/i

type Report = {
  release: string
  environment: string
  tags: Record<string, string>
  request?: { url: string }
  transaction?: string
  exception: { values: { type: string; value: string; stacktrace: { frames: Frame[] } }[] }
}
type Frame = { filename: string; lineno: number; colno: number; function?: string }

/** Reports with this in their message that arrived since the test began. */
async function reports(message: string, since: Date): Promise<Report[]> {
  const events: { receivedAt: string; event: Report }[] = await (await fetch(`${sink}/api/events`)).json()
  return events
    .filter(({ receivedAt }) => new Date(receivedAt) >= since)
    .map(({ event }) => event)
    .filter(({ exception }) => exception.values.some(({ value }) => value.includes(message)))
}

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'session', value: 'kari', url: testAddresses.SITE_ORIGIN }])
})

test.describe('before there is a choice', () => {
  test.use({ consent: null })

  test('[R8.10] an error in the browser arrives with a usable stack and nothing of the visitor', async ({
    page,
    pageErrors,
  }) => {
    const since = new Date()
    await page.goto('/nb/test-error?email=kari@example.com#kari')
    await expect.poll(() => reports('Test error on the client', since)).not.toHaveLength(0)
    const [report] = await reports('Test error on the client', since)
    expect(JSON.stringify(report)).not.toMatch(personal)
    expect(report).toMatchObject({
      tags: { side: 'browser', where: 'page' },
      request: { url: `${testAddresses.SITE_ORIGIN}/nb/test-error` },
      release: expect.stringMatching(/^tretopp@/),
      environment: 'production',
    })
    const frame = report?.exception.values.at(-1)?.stacktrace.frames.at(-1)
    expect(frame?.filename).toMatch(/\/_next\/static\/.+\.js$/)
    expect(frame?.lineno).toBeGreaterThan(0)
    expect(frame?.colno).toBeGreaterThan(0)
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    pageErrors.splice(0)
  })
})

test('[R8.10] an error on the server arrives with its route and stack, and nothing of the visitor; malformed requests do not', async ({
  page,
  pageErrors,
}) => {
  const since = new Date()
  const form = 'multipart/form-data; boundary=x'
  for (const path of ['/api/newsletter', '/api/v1/stock-notifications', '/api/revalidate', '/nb/shop']) {
    await breakOff(path)
    for (const body of ['{', '\u0000', '--x--', 'email=%E0%A4%A'])
      for (const type of ['application/json', form, 'application/x-www-form-urlencoded'])
        await rawRequest(path, {
          method: 'POST',
          headers: { 'content-type': type, origin: testAddresses.SITE_ORIGIN },
          body,
        })
    const action = { 'next-action': '7f0c', 'content-type': form, cookie: '__prerender_bypass=forged' }
    await rawRequest(path, { method: 'POST', headers: action, body: 'hello' })
  }
  await rawRequest('/nb/shop', { headers: { rsc: '1', 'next-router-state-tree': 'garbage' } })
  // Reports arrive in order: any report of the above would have arrived before this one.
  await page.goto('/en/test-error?where=server&email=kari@example.com')
  await expect.poll(() => reports('Test error on the server', since)).not.toHaveLength(0)
  const [report] = await reports('Test error on the server', since)
  expect(JSON.stringify(report)).not.toMatch(personal)
  expect(report?.tags).toMatchObject({ side: 'server' })
  expect(report?.transaction).toContain('/test-error/[where]')
  expect(report?.exception.values.at(-1)?.stacktrace.frames.at(-1)?.lineno).toBeGreaterThan(0)
  const server = (await reports('', since)).filter(({ tags }) => tags.side === 'server')
  const messages = server.flatMap(({ exception }) => exception.values.map(({ value }) => value))
  // Other tests cause failures of their own.
  expect(
    messages.filter((value) => /abort|ECONNRESET|form|boundary|JSON|URI|router state|action/i.test(value)),
  ).toEqual([])
  pageErrors.splice(0)
})

/** Sends the beginning of a body and disconnects. */
async function breakOff(path: string): Promise<void> {
  const { hostname, port, host } = new URL(testAddresses.SITE_ORIGIN)
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    `origin: ${testAddresses.SITE_ORIGIN}`,
    'content-length: 1000',
  ]
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write([...head, '', '{"email":'].join('\r\n'), () => socket.destroy())
    })
    socket.once('close', () => resolve())
  })
}

test('[R8.10] uncaught errors are reported without personal data', async ({ page, pageErrors }) => {
  const since = new Date()
  // Eight digits in a row would be scrubbed from the reports.
  const name = crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x$&')
  await openInteractive(page, '/nb')
  await page.evaluate((marker) => {
    setTimeout(() => {
      throw new TypeError(`${marker} thrown for kari@example.com at /nb/x?token=kari`)
    })
    Promise.reject(new Error(`${marker} rejected`))
  }, name)
  await expect.poll(() => reports(name, since)).toHaveLength(2)
  const found = await reports(name, since)
  expect(found.map(({ tags }) => tags.where).sort()).toEqual(['promise', 'window'])
  expect(JSON.stringify(found)).not.toMatch(personal)
  pageErrors.splice(0)
})

test('[R8.10] without an error nothing is sent, and the reporting code is not loaded', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''))
  })
  for (const path of ['/nb/shop', '/en/search']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(requested.filter((url) => url.startsWith(sink))).toEqual([])
  expect((await Promise.all(scripts)).filter((text) => text.includes('sentry.javascript'))).toEqual([])
})

test('[R8.10] offline, an error has no further effects', async ({ page, pageErrors }) => {
  await page.route(`${sink}/**`, (route) => route.abort())
  await page.goto('/nb/test-error')
  await expect(page.locator('h1')).toBeVisible()
  await openInteractive(page, '/nb')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().startsWith(sink))
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('while the sink is down'))))
  await failed
  await page.getByRole('banner').getByRole('link', { name: navigation.products }).click()
  await expect(page).toHaveURL('/nb/shop')
  pageErrors.splice(0)
})
