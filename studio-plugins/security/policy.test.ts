import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type StudioAddresses, studioHeaders } from './policy.ts'

const own: StudioAddresses = {
  apiHost: 'http://lake.example:4100',
  storefront: 'https://shop.example',
  commerce: 'https://centra.example/api/checkout/',
}
const html = '<script>start()</script><script src="/static/sanity.js" type="module"></script>'

function directive(name: string, addresses: StudioAddresses = own): string[] {
  const policy = studioHeaders(html, addresses)['content-security-policy'] ?? ''
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

test('no other site can frame the Studio', () => {
  expect(directive('frame-ancestors')).toEqual(["'self'"])
})

test('the only inline script allowed is the build’s own', () => {
  const hash = createHash('sha256').update('start()').digest('base64')
  expect(directive('script-src')).toEqual(["'self'", `'sha256-${hash}'`])
})

test('the Studio talks to its lake and hosts below it, to the shop and to the commerce platform', () => {
  expect(directive('connect-src')).toEqual(
    expect.arrayContaining([
      'http://lake.example:4100',
      'http://*.lake.example:4100',
      'ws://*.lake.example:4100',
      'https://shop.example',
      'https://centra.example',
    ]),
  )
  expect(directive('frame-src')).toEqual(["'self'", 'https://shop.example'])
})

test('with a self-hosted lake, no host of Sanity is allowed', () => {
  expect(studioHeaders(html, own)['content-security-policy']).not.toMatch(/sanity/)
})

test('with Sanity’s hosted lake, its hosts and dashboard are allowed', () => {
  const hosted = { ...own, apiHost: undefined }
  expect(directive('connect-src', hosted)).toEqual(expect.arrayContaining(['https://*.sanity.io', 'wss://*.sanity.io']))
  expect(directive('frame-ancestors', hosted)).toEqual(["'self'", 'https://*.sanity.io'])
  expect(directive('script-src', hosted)).toContain('https://*.sanity-cdn.com')
  expect(directive('font-src', hosted)).toContain('https://*.sanity.io')
})
