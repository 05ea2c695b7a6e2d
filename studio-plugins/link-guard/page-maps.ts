import { type Language, languages } from '#web/routing/languages.ts'
import { addressesOf, pageLink } from '#web/routing/links.ts'
import type { Page } from './addresses.ts'

type PageMaps = {
  readonly byPath: ReadonlyMap<string, readonly Page[]>
  readonly byId: ReadonlyMap<string, Page>
}

const known = new WeakMap<readonly Page[], PageMaps>()

type PagePaths = { readonly all: readonly string[]; readonly languages: ReadonlySet<Language> }

const ofPage = new WeakMap<Page, PagePaths>()

/** Made once for a page, which never changes: another page's title would otherwise make those of thousands again. */
function pagePaths(page: Page): PagePaths {
  const made = ofPage.get(page)
  if (made) return made
  const all = languages.flatMap((lang) => addressesOf(lang, page).map(({ href }) => href.toLowerCase()))
  const paths = { all, languages: new Set(languages.filter((language) => pageLink(language, page))) }
  ofPage.set(page, paths)
  return paths
}

/** Every address of a page, in lower case. */
export const pathsOf = (page: Page): readonly string[] => pagePaths(page).all

/** Whether a page has an address of its own in a language. */
export const isIn = (language: Language, page: Page): boolean => pagePaths(page).languages.has(language)

/** The pages by their addresses and ids, made once for a list: thousands of links are looked up in it. */
export function pageMaps(pages: readonly Page[]): PageMaps {
  const made = known.get(pages)
  if (made) return made
  const byPath = new Map<string, Page[]>()
  for (const page of pages) {
    for (const path of new Set(pathsOf(page))) {
      const others = byPath.get(path)
      if (others) others.push(page)
      else byPath.set(path, [page])
    }
  }
  const maps = { byPath, byId: new Map(pages.map((page) => [page._id, page])) }
  known.set(pages, maps)
  return maps
}
