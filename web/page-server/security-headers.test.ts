import { expect, test } from 'vitest'
import { contentSecurityPolicy, documentHeaders, securityHeaders } from './security-headers.ts'

const site = {
  imageOrigin: 'https://pictures.example',
  serviceOrigins: ['https://commerce.example'],
  lakeSources: [],
  studioOrigin: 'https://studio.example',
  secure: true,
}
const scripts = { kind: 'hashes', hashes: [] } as const

test('[R2.24] a tag manager’s hosts are in the policy only where one is configured', () => {
  expect(contentSecurityPolicy(site, scripts)).not.toMatch(/google/)
  const policy = contentSecurityPolicy({ ...site, hasTagManager: true }, scripts)
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(policy).toMatch(/connect-src 'self' https:\/\/commerce\.example https:\/\/\*\.google-analytics\.com/)
})

test('a page may be framed by nobody; a draft by the Studio, and is kept and listed nowhere', () => {
  const page = documentHeaders(site, scripts)
  expect(page).toMatchObject({ 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin' })
  expect(page['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(page['content-security-policy']).not.toContain('lake')
  const draft = documentHeaders({ ...site, lakeSources: ['https://lake.example'] }, { kind: 'draft', nonce: 'n' })
  expect(draft).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })
  expect(draft).not.toHaveProperty('x-frame-options')
  expect(draft['content-security-policy']).toContain("frame-ancestors 'self' https://studio.example")
  expect(draft['content-security-policy']).toContain("script-src 'self' 'nonce-n'")
})

test('browsers are held to TLS where the site has it, and nowhere else', () => {
  expect(securityHeaders(site)['strict-transport-security']).toMatch(/^max-age=\d{8}; includeSubDomains/)
  expect(contentSecurityPolicy(site, scripts)).toContain('upgrade-insecure-requests')
  const plain = { ...site, secure: false }
  expect(securityHeaders(plain)).not.toHaveProperty('strict-transport-security')
  expect(contentSecurityPolicy(plain, scripts)).not.toContain('upgrade-insecure-requests')
})
