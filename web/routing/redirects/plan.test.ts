import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Move, planRedirects, redirectId, type StoredRedirect } from './plan.ts'

const stored = (from: string, to: string): StoredRedirect => ({ _id: redirectId(from), from, to })

function apply(moves: Move[], existing: StoredRedirect[]): StoredRedirect[] {
  const { write, remove } = planRedirects(moves, existing)
  const byId = new Map(existing.map((redirect) => [redirect._id, redirect]))
  for (const id of remove) byId.delete(id)
  for (const redirect of write) byId.set(redirect._id, redirect)
  return [...byId.values()]
}

test('the old path leads to the new one', () => {
  expect(apply([{ from: '/nb/a', to: '/nb/b' }], [])).toEqual([stored('/nb/a', '/nb/b')])
})

test('a page that moves twice leaves no chain', () => {
  const once = apply([{ from: '/nb/a', to: '/nb/b' }], [])
  const twice = apply([{ from: '/nb/b', to: '/nb/c' }], once)
  expect(twice).toEqual(expect.arrayContaining([stored('/nb/a', '/nb/c'), stored('/nb/b', '/nb/c')]))
})

test('a page that moves back leaves no loop', () => {
  const once = apply([{ from: '/nb/a', to: '/nb/b' }], [])
  expect(apply([{ from: '/nb/b', to: '/nb/a' }], once)).toEqual([stored('/nb/b', '/nb/a')])
})

test('two pages that swap their paths need no redirect', () => {
  const moves = [
    { from: '/nb/a', to: '/nb/b' },
    { from: '/nb/b', to: '/nb/a' },
  ]
  expect(apply(moves, [])).toEqual([])
})

test('an unchanged path, or one that changed in case only, is not a move', () => {
  expect(planRedirects([{ from: '/nb/a', to: '/nb/A' }], [])).toEqual({ write: [], remove: [] })
})

test('ids are valid document ids and differ for paths that look alike', () => {
  expect(redirectId('/nb/a-b')).toMatch(/^[a-zA-Z0-9_-]{1,128}$/)
  expect(redirectId('/nb/a-b')).not.toBe(redirectId('/nb/a/b'))
  expect(redirectId('/nb/Ull')).toBe(redirectId('/nb/ull'))
})

test('however pages move, every old path leads to a living page in one step', () => {
  const path = fc.constantFrom('/nb/a', '/nb/b', '/nb/c', '/nb/d')
  const moves = fc.array(fc.record({ page: fc.integer({ min: 0, max: 2 }), to: path }), { maxLength: 12 })
  fc.assert(
    fc.property(moves, (steps) => {
      const pages = ['/nb/p', '/nb/q', '/nb/r']
      let redirects: StoredRedirect[] = []
      for (const { page, to } of steps) {
        const from = pages[page] ?? ''
        if (pages.includes(to)) continue
        redirects = apply([{ from, to }], redirects)
        pages[page] = to
      }
      for (const { from, to } of redirects) {
        expect(pages).toContain(to)
        expect(pages).not.toContain(from)
      }
      expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length)
    }),
  )
})
