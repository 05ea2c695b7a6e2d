import { isLanguage, type Language, languages } from '#web/routing/languages.ts'
import { genderClothingTypeLink, genderLink, genders, pageLink, shellLink, shopLink } from '#web/routing/links.ts'
import type { Page } from './addresses.ts'

/** Whether visitors find something at an address of the shop. */
export type Target = 'page' | 'draft' | 'nothing' | 'elsewhere'

const shells = ['account', 'checkout', 'search'] as const

function fixedPaths(lang: Language): string[] {
  return [
    shopLink(lang),
    ...genders.map((gender) => genderLink(lang, gender)),
    ...shells.map((s) => shellLink(lang, s)),
  ]
}

/** Every address of a page, in small letters. */
export function addressesOf(page: Page): string[] {
  return languages.flatMap((lang) => {
    const listings =
      page._type === 'clothingType'
        ? genders.map((g) => genderClothingTypeLink(lang, g, page.slug?.[lang]?.current))
        : []
    return [pageLink(lang, page), ...listings].flatMap((href) => href?.toLowerCase() ?? [])
  })
}

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
  if (languages.some((lang) => fixedPaths(lang).includes(path) || path.startsWith(`/${lang}/community/`))) return 'page'
  const found = pages.filter((page) => addressesOf(page).includes(path))
  if (found.length === 0) return 'nothing'
  return found.some(({ published }) => published) ? 'page' : 'draft'
}

/** What an editor should know about a link, if anything. `language` is that of the text around it, where it has one. */
export function linkWarning(address: string, pages: readonly Page[], language?: Language): string | undefined {
  const target = targetOf(address, pages)
  if (target === 'nothing') return `There is no page at ${address}.`
  if (target === 'draft') return `The page at ${address} is not published yet.`
  const other = languages.find((lang) => lang !== language && new RegExp(`^/${lang}(?:[/?#]|$)`, 'i').test(address))
  return language && other ? `This leads to the page in another language: ${address}` : undefined
}

/** What an editor should know about a reference in a text: a page without an address in this language is no link. */
export function referenceWarning(id: string, pages: readonly Page[], language: Language): string | undefined {
  const page = pages.find(({ _id }) => _id === id)
  if (!page) return undefined
  if (!page.published) return `“${page.title ?? id}” is not published yet: visitors see no link.`
  const name = language === 'nb' ? 'Norwegian' : 'English'
  return pageLink(language, page) ? undefined : `“${page.title ?? id}” has no ${name} address: visitors see no link.`
}
