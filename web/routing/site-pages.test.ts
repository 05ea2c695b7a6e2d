import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reservedWord, sitePages } from './site-pages.ts'

const routesFolders = ['(site)', '(checkout)'].map((layout) => `${import.meta.dirname}/../app/${layout}/[lang]`)

/** Routes may name their parameters freely. */
const withoutNames = (route: string) => route.replace(/\w+(?=\])/g, '')

/** A path of the table as the folder of its route; editorial pages share one. */
function routeOf(path: string): string {
  if (path.startsWith('[')) return '[...]'
  return withoutNames(path === 'test-error' ? 'test-error/[where]' : path)
}

test('each page of the table has a route, and each route is in the table', () => {
  const routes = routesFolders.flatMap((cwd) =>
    globSync('**/page.tsx', { cwd })
      // Further pages of lists have no addresses of their own in the table.
      .filter((file) => !file.endsWith('page/[number]/page.tsx'))
      .map((file) => withoutNames(file.replace(/\/?page\.tsx$/, ''))),
  )
  for (const folder of routesFolders) expect(existsSync(folder)).toBe(true)
  expect([...new Set(sitePages.map(({ path }) => routeOf(path)))].toSorted()).toEqual(routes.toSorted())
})

test('names are unique', () => {
  expect(new Set(sitePages.map(({ name }) => name)).size).toBe(sitePages.length)
})

test('the words of fixed pages are reserved wherever a document could have its address', () => {
  const reserved = (path: string, href: string) => reservedWord({ path }, href)
  for (const word of ['shop', 'community', 'search', 'crowdfunding', 'server-error', 'page-not-found', 'test-error']) {
    for (const path of ['[...path]', '[...slug]', '[[...category]]/[...slug]'])
      expect(reserved(path, `/nb/${word}/below`)).toBe(word)
    expect(reserved('shop/[slug]', `/nb/shop/${word}`)).toBeUndefined()
  }
  expect(reserved('shop/[slug]', '/en/shop/Women')).toBe('women')
  expect(reserved('[...path]', '/nb/women')).toBeUndefined()
  expect(reserved('[...path]', '/nb/content/community')).toBeUndefined()
})
