import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mayPrefetch, nextBatch } from './prefetch.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const content = (page: string) => ({ page, isContent: true, isProduct: false })
const frame = (page: string) => ({ page, isContent: false, isProduct: false })

describe('[R9.09] pages are fetched ahead of a click', () => {
  test.each([{}, { effectiveType: '4g' }, { effectiveType: '3g', saveData: false }])(
    'for a visitor with %j',
    (connection) => {
      expect(mayPrefetch(connection, browser)).toBe(true)
    },
  )

  test.each([
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
    { saveData: true },
    { effectiveType: '4g', saveData: true },
  ])('%j does not', (connection) => {
    expect(mayPrefetch(connection, browser)).toBe(false)
  })

  test('not for a crawler', () => {
    expect(mayPrefetch({}, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(false)
  })
})

describe('[R9.09] the next batch', () => {
  test('four pages, the page’s own links first, each once', () => {
    const links = [
      frame('/nb'),
      frame('/nb/shop'),
      content('/nb/a'),
      content('/nb/b'),
      content('/nb/a'),
      content('/nb/c'),
    ]
    expect(nextBatch(links, () => false)).toEqual(['/nb/a', '/nb/b', '/nb/c', '/nb'])
  })

  test('nothing that is here already, nothing at all when all is', () => {
    expect(nextBatch([content('/nb/a'), content('/nb/b')], (page) => page === '/nb/a')).toEqual(['/nb/b'])
    expect(nextBatch([content('/nb/a')], (page) => page === '/nb/a')).toEqual([])
  })

  test('batch after batch reaches every page once', () => {
    const link = fc.record({ page: fc.webPath(), isContent: fc.boolean(), isProduct: fc.boolean() })
    fc.assert(
      fc.property(fc.array(link), (links) => {
        const known = new Set<string>()
        for (;;) {
          const batch = nextBatch(links, (page) => known.has(page))
          if (batch.length === 0) break
          expect(batch.length).toBeLessThanOrEqual(4)
          for (const page of batch) {
            expect(known.has(page)).toBe(false)
            known.add(page)
          }
        }
        expect(known).toEqual(new Set(links.map(({ page }) => page)))
      }),
    )
  })
})
