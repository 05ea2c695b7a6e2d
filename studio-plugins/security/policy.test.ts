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

test('no other site frames the Studio', () => {
  expect(directive('frame-ancestors')).toEqual(["'self'"])
})

test('only the script that the build wrote into the page runs beside the files', () => {
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

test('beside a lake of one’s own, nothing is loaded from Sanity', () => {
  expect(studioHeaders(html, own)['content-security-policy']).not.toMatch(/sanity/)
})

test('beside the lake that Sanity hosts, its hosts and its dashboard are let in', () => {
  const hosted = { ...own, apiHost: undefined }
  expect(directive('connect-src', hosted)).toEqual(expect.arrayContaining(['https://*.sanity.io', 'wss://*.sanity.io']))
  expect(directive('frame-ancestors', hosted)).toEqual(["'self'", 'https://*.sanity.io'])
  expect(directive('script-src', hosted)).toContain('https://*.sanity-cdn.com')
  expect(directive('font-src', hosted)).toContain('https://*.sanity.io')
})
