import { isLanguage, type Language, languages } from '#web/routing/languages.ts'
import { sitePaths } from '#web/routing/site-addresses.ts'
import type { Page } from './addresses.ts'
import { t } from './norwegian.ts'
import { isIn, pageMaps } from './page-maps.ts'

/** Whether visitors find something at an address of the shop. */
export type Target = 'page' | 'draft' | 'nothing' | 'elsewhere'

/** Pages that are there whatever the content. */
const fixedPaths = sitePaths([])

/** Path without query, anchor and slash at the end, or `undefined` for other sites, e-mail and telephone. */
export function ownPath(address: string): string | undefined {
  if (!address.startsWith('/') || address.startsWith('//')) return undefined
  const [path = ''] = address.split(/[?#]/)
  return path.replace(/\/+$/, '').toLowerCase() || '/'
}

/** Looks an address up among the pages of the shop; other sites are `elsewhere`. */
export function targetOf(address: string, pages: readonly Page[]): Target {
  const path = ownPath(address)
  if (path === undefined) return 'elsewhere'
  if (path === '/') return 'page'
  if (!isLanguage(path.split('/')[1])) return 'nothing'
  if (fixedPaths.has(path)) return 'page'
  const found = pageMaps(pages).byPath.get(path) ?? []
  if (found.length === 0) return 'nothing'
  return found.some(({ published }) => published) ? 'page' : 'draft'
}

/** A warning about a link, if any. `language` is that of the surrounding text. */
export function linkWarning(address: string, pages: readonly Page[], language?: Language): string | undefined {
  const target = targetOf(address, pages)
  if (target === 'nothing') return t('There is no page at {address}.', { address })
  if (target === 'draft') return t('The page at {address} is not published yet.', { address })
  const other = languages.find((lang) => lang !== language && new RegExp(`^/${lang}(?:[/?#]|$)`, 'i').test(address))
  return language && other ? t('This links to a page in another language: {address}', { address }) : undefined
}

/** A warning about a reference in a text: a page without an address in this language is not linked. */
export function referenceWarning(id: string, pages: readonly Page[], language: Language): string | undefined {
  const page = pageMaps(pages).byId.get(id)
  if (!page) return undefined
  if (!page.published) return t('“{page}” is not published yet: visitors see no link.', { page: page.title ?? id })
  if (isIn(language, page)) return undefined
  const named = { page: page.title ?? id }
  return language === 'nb'
    ? t('“{page}” has no Norwegian address: visitors see no link.', named)
    : t('“{page}” has no English address: visitors see no link.', named)
}
