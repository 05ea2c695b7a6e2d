import { describe, expect, test, vi } from 'vitest'
import { advanceContentEpoch } from '../lib/content-epoch.ts'
import { redirectTable } from '../routing/redirects/resolve.ts'
import { createKnownPaths } from './known-paths.ts'

const redirects = [
  { from: '/nb/old', to: '/nb/new?size=M#list', permanent: true },
  { from: '/nb/away', to: 'https://example.com/new', permanent: true },
  { from: '/nb/root', to: '/', permanent: true },
]

/** A lake of addresses that can be changed and counts how often it is read. */
function site(...first: string[]) {
  const paths = new Set(first)
  const load = vi.fn(async () => ({
    paths: new Set(paths),
    listingPages: new Map([['/nb/shop', 3]]),
    redirects: redirectTable(redirects, 'https://tretopp.example'),
  }))
  let time = 0
  return { paths, load, find: createKnownPaths(load, () => time), pass: (ms: number) => (time += ms) }
}

describe('known paths', () => {
  test('pages are found with one read of the lake', async () => {
    const { find, load } = site('/nb', '/nb/shop')
    expect(await Promise.all([find('/nb'), find('/nb/shop'), find('/nb')])).toEqual(Array(3).fill({ kind: 'page' }))
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('unknown addresses are missing or moved, and cost at most one read a second', async () => {
    const { find, load, pass } = site('/nb', '/nb/new')
    for (let i = 0; i < 100; i++) expect(await find(`/nb/${i}`)).toEqual({ kind: 'missing' })
    expect(await find('/nb/old')).toMatchObject({ kind: 'moved', destination: { to: '/nb/new?size=M#list' } })
    expect(load).toHaveBeenCalledTimes(1)
    pass(1000)
    await find('/nb/1')
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('a new page is found at once after its publication, within a second without one', async () => {
    const { find, paths, pass } = site('/nb')
    expect(await find('/nb/fresh')).toEqual({ kind: 'missing' })
    paths.add('/nb/fresh')
    advanceContentEpoch()
    expect(await find('/nb/fresh')).toEqual({ kind: 'page' })
    paths.add('/nb/quiet')
    pass(1000)
    expect(await find('/nb/quiet')).toEqual({ kind: 'page' })
  })

  test('further pages of a list are pages, as many as its products fill; the first has no address of its own', async () => {
    const { find } = site('/nb/shop')
    const page = (number: string) => find(`/nb/shop/page/${number}`)
    expect(await Promise.all([page('2'), page('3')])).toEqual(Array(2).fill({ kind: 'page' }))
    for (const number of ['4', '1', '0', '02', '2.0', '99999999', '-2', 'two'])
      expect(await page(number), number).toEqual({ kind: 'missing' })
    expect(await find('/nb/shop/women/page/2')).toEqual({ kind: 'missing' })
  })

  test('a withdrawn page is missing at once', async () => {
    const { find, paths } = site('/nb', '/nb/gone')
    expect(await find('/nb/gone')).toEqual({ kind: 'page' })
    paths.delete('/nb/gone')
    advanceContentEpoch()
    expect(await find('/nb/gone')).toEqual({ kind: 'missing' })
  })

  test('a moved page that was deleted is missing, not moved; other sites and the root are taken for granted', async () => {
    const { find, paths } = site('/nb', '/nb/new')
    expect(await find('/nb/old')).toMatchObject({ kind: 'moved' })
    expect(await find('/nb/away')).toMatchObject({ kind: 'moved' })
    expect(await find('/nb/root')).toMatchObject({ kind: 'moved' })
    paths.delete('/nb/new')
    advanceContentEpoch()
    expect(await find('/nb/old')).toEqual({ kind: 'missing' })
  })

  test('while the lake is unavailable, the last known addresses apply; before any are known all pass', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { find, load, pass } = site('/nb')
    load.mockRejectedValueOnce(new Error('away'))
    expect(await find('/nb/any')).toEqual({ kind: 'page' })
    await find('/nb')
    load.mockRejectedValueOnce(new Error('away'))
    pass(1000)
    expect(await find('/nb/any')).toEqual({ kind: 'missing' })
    expect(await find('/nb')).toEqual({ kind: 'page' })
  })
})
