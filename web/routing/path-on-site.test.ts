import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathOnSite } from './path-on-site.ts'

const site = 'https://tretopp.example'

test.each([
  ['/nb/shop?size=M&size=L#list', '/nb/shop?size=M&size=L'],
  ['', '/'],
  // A redirect to the path as it stands would lead to another host.
  ['//evil.example/x', '/evil.example/x'],
  ['/\\evil.example/x', '/evil.example/x'],
])('the address %s of this site is the path %s', (path, expected) => {
  expect(pathOnSite(site + path, site)).toBe(expected)
})

test.each([
  null,
  '',
  '/nb',
  'https://evil.example/nb',
  'https://tretopp.example.evil.example/',
  'http://tretopp.example/nb',
])('%s is no address of this site', (address) => expect(pathOnSite(address, site)).toBeUndefined())

test('whatever the address, the path stays on this site', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const path = pathOnSite(site + text, site)
      return path === undefined || new URL(path, site).origin === site
    }),
  )
})
