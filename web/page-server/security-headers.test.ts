import { describe, expect, test } from 'vitest'
import { pageKind } from '../routing/page-kinds.ts'
import { closedPolicy, contentSecurityPolicy, documentHeaders, securityHeaders } from './security-headers.ts'

const site = {
  imageOrigin: 'https://pictures.example',
  serviceOrigins: ['https://commerce.example'],
  paymentSources: ['https://payment.example'],
  lakeSources: ['https://lake.example'],
  studioOrigin: 'https://studio.example',
  secure: true,
}
const scripts = { hashes: ["'sha256-abc'"] }

/** The sources that the policy lists, by directive. */
function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]))
}

describe('the policy of a page', () => {
  test('names every source', () => {
    expect(directives(contentSecurityPolicy('page', site, scripts))).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", "'sha256-abc'"],
      'style-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'https://pictures.example'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://commerce.example'],
      'frame-src': ['https://player.vimeo.com'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'upgrade-insecure-requests': [],
    })
  })

  test('[R2.24] has a tag manager’s hosts only where one is configured', () => {
    expect(contentSecurityPolicy('page', site, scripts)).not.toMatch(/google/)
    const policy = directives(contentSecurityPolicy('page', { ...site, hasTagManager: true }, scripts))
    expect(policy['script-src']).toContain('https://www.googletagmanager.com')
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining(['https://commerce.example', 'https://*.google-analytics.com']),
    )
  })

  test('may not be framed, and no script may use the payment API', () => {
    const headers = documentHeaders('page', site, scripts)
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin' })
    expect(headers['permissions-policy']).toContain('payment=()')
  })
})

describe('the payment service', () => {
  test.each(['page', 'draft'] as const)('is in no policy of the kind %s', (kind) => {
    expect(contentSecurityPolicy(kind, { ...site, hasTagManager: true }, scripts)).not.toContain('payment')
  })

  test('is in no policy of responses other than documents', () => {
    expect(JSON.stringify([closedPolicy, securityHeaders(site)])).not.toContain('payment.example')
  })

  test('may be talked to, framed, shown and posted to by the checkout, but runs no script there; no other origin is allowed', () => {
    const policy = directives(contentSecurityPolicy('checkout', { ...site, hasTagManager: true }, scripts))
    expect(policy).toEqual({
      ...directives(contentSecurityPolicy('page', site, scripts)),
      'img-src': ["'self'", 'data:', 'https://pictures.example', 'https://payment.example'],
      'connect-src': ["'self'", 'https://commerce.example', 'https://payment.example'],
      'frame-src': ['https://payment.example'],
      'form-action': ["'self'", 'https://payment.example'],
    })
    expect(documentHeaders('checkout', site, scripts)['permissions-policy']).toContain('payment=(self)')
  })

  test('leaves the checkout without any frames where none is configured', () => {
    const policy = directives(contentSecurityPolicy('checkout', { ...site, paymentSources: [] }, scripts))
    expect(policy['frame-src']).toEqual(["'none'"])
    expect(policy['form-action']).toEqual(["'self'"])
  })
})

describe('the kind of a path', () => {
  test.each(['nb', 'en'] as const)('is checkout for the checkout in %s', (lang) => {
    expect(pageKind(`/${lang}/checkout`)).toBe('checkout')
  })

  test.each([
    '/nb',
    '/nb/shop',
    '/nb/checkout/success',
    '/en/checkout/failed',
    '/nb/check-payment',
    '/nb/account',
    '/checkout',
    '/de/checkout',
    '/nb/shop/checkout',
    '/api/checkout',
  ])('is page for %s', (path) => expect(pageKind(path)).toBe('page'))
})

test('a draft may be framed by the Studio, and is kept and listed nowhere', () => {
  const draft = documentHeaders('draft', site, { nonce: 'n' })
  expect(draft).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })
  expect(draft).not.toHaveProperty('x-frame-options')
  const policy = directives(draft['content-security-policy'] ?? '')
  expect(policy['frame-ancestors']).toEqual(["'self'", 'https://studio.example'])
  expect(policy['script-src']).toContain("'nonce-n'")
  expect(policy['connect-src']).toContain('https://lake.example')
  expect(contentSecurityPolicy('page', site, scripts)).not.toContain('lake')
})

test('browsers are held to TLS where the site has it, and nowhere else', () => {
  expect(securityHeaders(site)['strict-transport-security']).toMatch(/^max-age=\d{8}; includeSubDomains/)
  expect(contentSecurityPolicy('page', site, scripts)).toContain('upgrade-insecure-requests')
  const plain = { ...site, secure: false }
  expect(securityHeaders(plain)).not.toHaveProperty('strict-transport-security')
  expect(contentSecurityPolicy('page', plain, scripts)).not.toContain('upgrade-insecure-requests')
})
