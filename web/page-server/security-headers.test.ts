import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

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
