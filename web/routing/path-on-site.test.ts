import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathOnSite } from './path-on-site.ts'

const site = 'https://tretopp.example'

test.each([
  ['/nb/shop?size=M&size=L#list', '/nb/shop?size=M&size=L'],
  ['', '/'],
  // A redirect to the path as it is would lead to another host.
  ['//evil.example/x', '/evil.example/x'],
  ['/\\evil.example/x', '/evil.example/x'],
])('the address %s of this site is the path %s', (path, expected) => {
  expect(pathOnSite(site + path, site)).toBe(expected)
})

test.each([
  ['/nb/shop?size=M', '/nb/shop?size=M'],
  ['nb', '/nb'],
  ['/.//evil.example', '/evil.example'],
  ['/nb/../..//evil.example/x', '/evil.example/x'],
  ['/%2e//evil.example', '/evil.example'],
  ['/./\\evil.example', '/evil.example'],
  ['/@evil.example', '/@evil.example'],
])('the path %s stays on the site as %s', (path, expected) => {
  expect(pathOnSite(path, site)).toBe(expected)
})

test.each([
  null,
  '',
  'https://evil.example/nb',
  'https://tretopp.example.evil.example/',
  'https://tretopp.example@evil.example/',
  'http://tretopp.example/nb',
  'https:evil.example'.replace('https', 'http'),
  '//evil.example',
  '/\\evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
])('%j is not an address of this site', (address) => expect(pathOnSite(address, site)).toBeUndefined())

test('the path stays on this site, whatever the address', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => site + text),
      ),
      (address) => {
        const path = pathOnSite(address, site)
        return path === undefined || new URL(path, site).origin === site
      },
    ),
  )
})
