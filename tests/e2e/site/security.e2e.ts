import { globSync, readFileSync } from 'node:fs'
import { root } from '#scripts/stack/root.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ savesData: false })

test('every page has a strict content security policy', async ({ request }) => {
  for (const path of ['/nb', '/en/shop', '/nb/environment', '/nb/finnes-ikke']) {
    await test.step(path, async () => {
      const { 'content-security-policy': policy = '', ...headers } = (await request.get(path)).headers()
      const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? ''
      expect(scripts).toContain("'self'")
      expect(scripts).toContain("'sha256-")
      expect(policy).not.toContain('unsafe-eval')
      expect(scripts).not.toContain('unsafe-inline')
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    })
  }
})

test('what is not a document may load nothing', async ({ request }) => {
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/icon.svg',
    '/apple-icon.png',
    '/api/revalidate',
    '/api/draft-mode/enable',
  ]) {
    await test.step(path, async () => {
      const { 'content-security-policy': policy = '', ...headers } = (await request.get(path)).headers()
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
    })
  }
})

test('[R2.05] the payment service is in the policy of the checkout only, and the way there and back loads the page', async ({
  page,
}) => {
  const policies = new Map<string, string>()
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'document') return
    const { 'content-security-policy': policy = '' } = response.headers()
    policies.set(new URL(response.url()).pathname, policy)
  })
  const follow = async (path: string) => {
    await page.waitForLoadState('networkidle')
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      // Hydration skips what others have added to the body itself.
      document.body.append(link)
      link.click()
    }, path)
    await page.waitForURL(`**${path}`)
  }
  await page.goto('/nb/shop')
  await follow('/nb/checkout')
  await expect.poll(() => policies.get('/nb/checkout')).toContain(testAddresses.ADYEN_ENVIRONMENT)
  await follow('/nb/search')
  await expect.poll(() => policies.get('/nb/search')).toBeDefined()
  expect(policies.get('/nb/search')).not.toContain(testAddresses.ADYEN_ENVIRONMENT)
  expect(policies.get('/nb/shop')).not.toContain(testAddresses.ADYEN_ENVIRONMENT)
})

test('an injected script does not run', async ({ page, pageErrors }) => {
  await page.goto('/nb')
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective))
        const script = document.createElement('script')
        script.textContent = 'window.__injected = true'
        document.body.append(script)
      }),
  )
  expect(blocked).toBe('script-src-elem')
  expect(await page.evaluate(() => '__injected' in window)).toBe(false)
  pageErrors.splice(0)
})

test('the server refuses to scale pictures, unknown calls, redirects to other sites and unsigned webhooks', async ({
  request,
  baseURL,
}) => {
  await test.step('pictures are not scaled on request', async () => {
    const response = await request.get('/_next/image', { params: { url: '/apple-icon.png', w: 640, q: 75 } })
    expect(response.status()).toBe(404)
  })

  await test.step('unknown calls get an error in the API’s format', async () => {
    for (const path of ['/api/nope', '/api/v1/nope/deeper?lang=en']) {
      const response = await request.get(path)
      expect(response.status()).toBe(404)
      expect(await response.json()).toEqual({ code: 'noSuchCall', message: expect.any(String) })
    }
  })

  await test.step('leaving the preview never redirects to another site', async () => {
    for (const referer of ['https://evil.example/nb', `${baseURL}//evil.example/nb`, `${baseURL}/\\\\evil.example`]) {
      const response = await request.get('/api/draft-mode/disable', { headers: { referer }, maxRedirects: 0 })
      const target = new URL(response.headers().location ?? '', baseURL)
      expect(target.origin, referer).toBe(baseURL)
    }
  })

  await test.step('a publish webhook without the right signature is refused', async () => {
    const body = { _id: 'homePage', _type: 'homePage', before: null, after: null }
    const unsigned = await request.post('/api/revalidate', { data: body })
    expect(unsigned.status()).toBe(401)
    const forged = await request.post('/api/revalidate', {
      data: body,
      headers: { 'sanity-webhook-signature': `t=${Date.now()},v1=forged` },
    })
    expect(forged.status()).toBe(401)
  })
})

test('nothing that browsers get contains a secret', () => {
  const names = [
    'SANITY_API_READ_TOKEN',
    'SANITY_API_WRITE_TOKEN',
    'SANITY_REVALIDATE_SECRET',
    'DATABASE_URL',
    'SMTP_URL',
  ]
  const files = globSync('{.build/test-studio,web/.next-test/static}/**/*.{js,css,html,json,map}', { cwd: root })
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(20)
  for (const file of files) {
    const text = readFileSync(`${root}/${file}`, 'utf8')
    for (const name of names)
      expect(text.includes(process.env[name] || '?'.repeat(9)), `${name} in ${file}`).toBe(false)
  }
})
