import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTarget } from './request-target.ts'

describe('a request target', () => {
  test.each([
    ['/', '/', ''],
    ['/nb', '/nb', ''],
    ['/nb/shop?size=M&q=a%2Fb', '/nb/shop', '?size=M&q=a%2Fb'],
    ['/nb/shop?', '/nb/shop', ''],
    ['/nb/shop?next=//evil.example/../x', '/nb/shop', '?next=//evil.example/../x'],
    // Unreserved characters mean the same with and without encoding.
    ['/nb/%73hop', '/nb/shop', ''],
    ['/%6e%62/%73%68%6F%70', '/nb/shop', ''],
    ['/nb/tr%c3%b8yer', '/nb/tr%C3%B8yer', ''],
    ['/nb/a&b', '/nb/a%26b', ''],
    ['/nb/a%26b', '/nb/a%26b', ''],
    ['/nb/Shop', '/nb/Shop', ''],
    ['/nb/a..b/.well-known/...', '/nb/a..b/.well-known/...', ''],
    // Decoded once only.
    ['/nb/%252e%252e/shop', '/nb/%252e%252e/shop', ''],
    ['/nb/shop;x=1', '/nb/shop%3Bx%3D1', ''],
  ])('%s has the one path %s and the query "%s"', (target, path, search) => {
    expect(readTarget(target)).toEqual({ kind: 'path', path, search })
  })

  test.each([
    ['/nb/', '/nb'],
    ['/nb/shop///?size=M', '/nb/shop?size=M'],
    ['/nb//shop', '/nb/shop'],
    ['//nb/shop', '/nb/shop'],
    ['//', '/'],
    ['//evil.example/%2e', undefined],
    ['//evil.example/', '/evil.example'],
    ['/api/search/', '/api/search'],
    ['//%73hop', '/shop'],
  ])('%s has moved to %s', (target, to) => {
    expect(readTarget(target)).toEqual(to ? { kind: 'moved', to } : { kind: 'malformed' })
  })

  test.each([
    '',
    '*',
    'nb',
    'http://tretopp.example/nb',
    'tretopp.example:443',
    '/nb/x/../shop',
    '/nb/./shop',
    '/nb/..',
    '/nb/%2e%2e/shop',
    '/nb/.%2E/shop',
    '/nb/%2e/shop',
    '/api/../nb/shop',
    '/nb/shop#1',
    '/nb?size=M#1',
    '/nb\\shop',
    '/\\evil.example',
    '/nb%2fshop',
    '/nb%5Cshop',
    '/nb/shop%00',
    '/nb/shop%0d%0aset-cookie:x',
    '/nb/shop%7f',
    '/nb/shop%C2%85',
  ])('%j is malformed', (target) => {
    expect(readTarget(target)).toEqual({ kind: 'malformed' })
  })

  test('a path that is longer than any page’s is malformed', () => {
    expect(readTarget(`/nb/${'a'.repeat(3000)}`)).toEqual({ kind: 'malformed' })
  })

  test.each([
    '/nb/%E0%A4%A',
    '/nb/100%',
    '/nb/%zz',
    // Overlong and surrogate forms are not UTF-8.
    '/nb/%c0%af',
    '/nb/%c0%ae%c0%ae/shop',
    '/nb/%ed%a0%80',
    '/nb/tr\u00f8yer',
  ])('%j cannot be read', (target) => {
    expect(readTarget(target)).toEqual({ kind: 'unreadable', path: target })
  })

  test('for any input, reading the result again changes nothing and it stays on the site', () => {
    const pieces = fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      '%2F',
      '\\',
      '%5c',
      'nb',
      'a',
      'B',
      '%62',
      '%C3%B8',
      '&',
      '?',
      '#',
      '%',
    )
    const targets = fc.array(pieces, { maxLength: 12 }).map((parts) => `/${parts.join('')}`)
    fc.assert(
      fc.property(targets, (target) => {
        const read = readTarget(target)
        if (read.kind === 'malformed' || read.kind === 'unreadable') return
        const again = read.kind === 'path' ? read.path + read.search : read.to
        expect(readTarget(again)).toMatchObject({ kind: 'path' })
        expect(new URL(again, 'https://tretopp.example').origin).toBe('https://tretopp.example')
        if (read.kind === 'path') expect(readTarget(again)).toEqual(read)
      }),
    )
  })
})
