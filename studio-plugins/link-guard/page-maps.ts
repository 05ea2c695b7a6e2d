import { languages } from '#web/routing/languages.ts'
import { addressesOf } from '#web/routing/links.ts'
import type { Page } from './addresses.ts'

type PageMaps = {
  readonly byPath: ReadonlyMap<string, readonly Page[]>
  readonly byId: ReadonlyMap<string, Page>
}

const known = new WeakMap<readonly Page[], PageMaps>()

/** Every address of a page, in lower case. */
export function pathsOf(page: Page): string[] {
  return languages.flatMap((lang) => addressesOf(lang, page).map(({ href }) => href.toLowerCase()))
}

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
