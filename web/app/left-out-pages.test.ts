import { globSync, readFileSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'

const restore = stubEnvironment()
afterAll(restore)
vi.stubEnv('NOT_PRERENDERED', '/nb\n/en\n/nb/shop')
const { fixedPageParams, isLeftOut, NO_PAGE } = await import('./left-out-pages.ts')

test('a page with a fixed path is rendered in each language in which the build could render it', () => {
  const shop = fixedPageParams('shop')
  expect(shop({ params: { lang: 'nb' } })).toEqual([{ lang: NO_PAGE }])
  expect(shop({ params: { lang: 'en' } })).toEqual([{ lang: 'en' }])
  const home = fixedPageParams('')
  expect([home({ params: { lang: 'nb' } }), home({ params: { lang: 'en' } })].flat()).toEqual([
    { lang: NO_PAGE },
    { lang: NO_PAGE },
  ])
  expect([isLeftOut('/en'), isLeftOut('/en/shop')]).toEqual([true, false])
})

test('every page says what the build renders of it, so that one that fails can be left out', () => {
  const pages = globSync('**/page.tsx', { cwd: import.meta.dirname })
  expect(pages.length).toBeGreaterThan(15)
  for (const page of pages)
    expect(readFileSync(`${import.meta.dirname}/${page}`, 'utf8'), page).toMatch(
      /^export (const|function|\{.*) ?generateStaticParams\b/m,
    )
})
