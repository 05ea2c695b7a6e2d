import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Redirect, redirectTable, resolveRedirect, withQuery } from './resolve.ts'

const site = 'https://tretopp.example'
const redirect = (from: string, to: string, permanent = true): Redirect => ({ from, to, permanent })
const resolve = (path: string, redirects: Redirect[], ...pages: string[]) =>
  resolveRedirect(path, redirectTable(redirects, site), new Set(pages))

describe('an old address', () => {
  test('leads to the newest one in one step', () => {
    const redirects = [redirect('/nb/a', '/nb/b'), redirect('/nb/b', '/nb/c')]
    expect(resolve('/nb/a', redirects)).toEqual({ to: '/nb/c', permanent: true })
    expect(resolve('/nb/c', redirects)).toBeUndefined()
  })

  test('is found whatever the case on either side', () => {
    const redirects = [
      redirect('/nb/Gammel-Side', '/nb/ny'),
      redirect('/nb/ny', '/nb/NYERE'),
      redirect('/nb/nyere', '/nb/z'),
    ]
    for (const path of ['/nb/gammel-side', '/nb/GAMMEL-SIDE', '/NB/Gammel-Side'])
      expect(resolve(path, redirects)).toEqual({ to: '/nb/z', permanent: true })
  })

  test('is found decoded', () => {
    expect(resolve('/nb/trøyer', [redirect('/nb/tr%c3%b8yer', '/nb/ull')])?.to).toBe('/nb/ull')
    expect(resolve('/nb/100%', [redirect('/nb/100%25', '/nb/ull')])?.to).toBe('/nb/ull')
  })

  test('leads permanently only if every step is permanent', () => {
    expect(resolve('/nb/a', [redirect('/nb/a', '/nb/b'), redirect('/nb/b', '/nb/c', false)])?.permanent).toBe(false)
    expect(resolve('/nb/a', [redirect('/nb/a', '/nb/b', false), redirect('/nb/b', '/nb/c')])?.permanent).toBe(false)
  })

  test('with several redirects follows the newest', () => {
    expect(resolve('/nb/a', [redirect('/nb/a', '/nb/b'), redirect('/nb/A', '/nb/c')])?.to).toBe('/nb/c')
  })

  test('leads to a page where one lives, wherever that page’s own redirect leads', () => {
    expect(resolve('/nb/a', [redirect('/nb/a', '/nb/b'), redirect('/nb/b', '/nb/c')], '/nb/b')?.to).toBe('/nb/b')
  })

  test('leads to another site, and no further', () => {
    expect(resolve('/nb/a', [redirect('/nb/a', 'https://example.com/x?y#z')])?.to).toBe('https://example.com/x?y#z')
  })

  test.each([
    ['to itself', [redirect('/nb/a', '/nb/A')]],
    ['in a circle', [redirect('/nb/a', '/nb/b'), redirect('/nb/b', '/nb/a')]],
    ['in a circle by queries', [redirect('/nb/a', '/nb/b?x=1'), redirect('/nb/b', '/nb/a?y=2#z')]],
    ['in a circle by the site’s own origin', [redirect('/nb/a', `${site}/nb/b`), redirect('/nb/b', '/nb/a')]],
    ['through too many steps', Array.from({ length: 12 }, (_, i) => redirect(`/nb/a${i || ''}`, `/nb/a${i + 1}`))],
    ['to another host in disguise', [redirect('/nb/a', '/\\evil.example')]],
    ['by a header that no server takes', [redirect('/nb/a', `/nb/${'b'.repeat(50_000)}`)]],
  ])('leads nowhere %s', (_, redirects) => {
    expect(resolve('/nb/a', redirects)).toBeUndefined()
  })

  test('is never lost because another redirect is wrong', () => {
    const wrong = [redirect('', ''), redirect('/nb/100%', '/x'), redirect(`/nb/${'b'.repeat(50_000)}`, '/nb/c')]
    expect(resolve('/nb/a', [...wrong, redirect('/nb/a', '/nb/b'), ...wrong])?.to).toBe('/nb/b')
  })

  test('never leads in circles', () => {
    const path = fc.constantFrom('/nb/a', '/nb/B', '/nb/b', '/nb/c?x=1', '/nb/c', `${site}/nb/D`, '/nb/d')
    const redirects = fc.array(fc.record({ from: path, to: path, permanent: fc.boolean() }))
    fc.assert(
      fc.property(redirects, fc.constantFrom('/nb/a', '/nb/b', '/nb/c'), (all, from) => {
        const found = resolve(from, all)
        if (found) expect(resolve(new URL(found.to, site).pathname, all)).toBeUndefined()
      }),
    )
  })
})

describe('the query', () => {
  test.each([
    ['/nb/b', '?size=M&utm=1', '/nb/b?size=M&utm=1'],
    ['/nb/b#list', '?size=M', '/nb/b?size=M#list'],
    ['/nb/b?size=L#list', '?size=M&utm=1', '/nb/b?size=L&utm=1#list'],
    ['/nb/b?size=L', '', '/nb/b?size=L'],
    ['https://example.com/?a=1', '?size=M', 'https://example.com/?a=1'],
  ])('of %s with %s is that of %s', (to, search, expected) => {
    expect(withQuery(to, search)).toBe(expected)
  })

  test('of every step is kept', () => {
    const redirects = [redirect('/nb/a', '/nb/b?x=1&y=1#old'), redirect('/nb/b', '/nb/c?y=2#new')]
    expect(resolve('/nb/a', redirects)?.to).toBe('/nb/c?y=2&x=1#new')
  })
})
