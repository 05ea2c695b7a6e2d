import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newAddress, oldAddress } from './addresses.ts'

test.each([
  ['/nb/gammel', '/nb/gammel'],
  ['/nb/Gammel-Side', '/nb/gammel-side'],
  ['/EN/old/page/', '/en/old/page'],
  ['/nb/tr%C3%B8yer', '/nb/trøyer'],
  ['/nb/trøyer', '/nb/trøyer'],
  ['/nb/a&b', '/nb/a&b'],
  ['/nb/%73hop', '/nb/shop'],
])('a redirect may begin at %s, compared as %s', (from, path) => {
  expect(oldAddress(from)).toBe(path)
})

test.each([
  '',
  '/',
  '/nb',
  '/nb/',
  'nb/om',
  '/om-oss',
  'https://example.com/nb/a',
  '//nb/a',
  '/nb//a',
  '/nb/a?b',
  '/nb/a?',
  '/nb/a#b',
  '/nb/a b',
  '/nb/a%00',
  '/nb/a%2Fb',
  '/nb/../a',
  '/nb/%2e%2e/a',
  '/nb/a\\b',
  '/nb/100%',
])('no redirect may begin at %j', (from) => {
  expect(oldAddress(from)).toBeUndefined()
})

test.each([
  ['/', '/'],
  ['/nb', '/nb'],
  ['/nb/ny/', '/nb/ny'],
  ['/nb/Ny', '/nb/Ny'],
  ['/nb/shop?size=M&fit=men#list', '/nb/shop?size=M&fit=men#list'],
  ['/nb/trøyer?farge=blå#øverst', '/nb/tr%C3%B8yer?farge=bl%C3%A5#%C3%B8verst'],
  ['/nb/a?next=//evil.example', '/nb/a?next=//evil.example'],
  ['https://example.com', 'https://example.com/'],
  ['HTTPS://Example.com/a?b#c', 'https://example.com/a?b#c'],
])('a redirect may lead to %s, sent as %s', (to, address) => {
  expect(newAddress(to)).toBe(address)
})

test.each([
  '',
  'nb/ny',
  'http://example.com',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/nb/../..//evil.example',
  '/%2e//evil.example',
  '/nb//ny',
  '/nb/ny\\x',
  '/nb/%5cx',
  '/nb/100%',
  '/nb/n y',
  '/nb/ny\r\nset-cookie:x=1',
  'https://user:password@example.com',
  'https:evil.example',
  'https://',
  'javascript:alert(1)',
])('no redirect may lead to %j', (to) => {
  expect(newAddress(to)).toBeUndefined()
})

test('no address has 50,000 characters', () => {
  const long = 'a'.repeat(50_000)
  for (const address of [`/nb/${long}`, `/nb/ny?${long}`, `https://example.com/${long}`]) {
    expect(oldAddress(address)).toBeUndefined()
    expect(newAddress(address)).toBeUndefined()
  }
})

test('a redirect leads to a place on this site or to one that was named with https, whatever an editor writes', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    'nb',
    'evil.example',
    '%2e',
    '%5c',
    '?',
    '#',
    '@',
    ':',
    '\t',
    'https:',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const written = `/${parts.join('')}`
      const address = newAddress(written)
      if (address === undefined) return
      expect(new URL(address, 'https://tretopp.example').origin).toBe('https://tretopp.example')
      expect(newAddress(address)).toBe(address)
    }),
  )
})
