import { defineDocuments } from 'sanity/presentation'
import { isGender } from '#web/routing/genders.ts'
import { defaultLanguage, isLanguage, type Language, languages } from '#web/routing/languages.ts'
import { isEditorial, isFixedPath, reservedWord, type SitePage, sitePages } from '#web/routing/site-pages.ts'

type MainDocument = { filter: string; params?: Record<string, string> }

/** The path of a page's documents below the language, as a GROQ expression. `gender` stands for itself. */
function pathInGroq(lang: Language, { path, hasSlugFallback }: SitePage, gender: string): string {
  const slug = `slug.${lang}.current`
  const parts = path.split('/').map((part) => {
    if (part === '[gender]') return `"${gender}/"`
    if (part === '[...path]') return `path.${lang}.current`
    // A category that is missing, or has no address in the language, is no part of its pages' addresses.
    if (part === '[[...category]]') return `coalesce(category->${slug} + "/", "")`
    if (!part.startsWith('[')) return `"${part}/"`
    return hasSlugFallback ? `coalesce(${slug}, slug.${defaultLanguage}.current)` : slug
  })
  return parts.join(' + ')
}

/** Whether the page's documents can have the path at all, without looking at them. */
function canBeAt(lang: Language, path: string, page: SitePage): boolean {
  const [beginning = ''] = page.path.split('[')
  return path.startsWith(beginning) && !(isEditorial(page.name) && reservedWord(page, `/${lang}/${path}`))
}

/** The document that a page of the storefront is made from; `undefined` for paths that no document can have. */
export function mainDocumentAt(address: string): MainDocument | undefined {
  const [lang, ...segments] = address.split('/').filter(Boolean).map(decodeURIComponent)
  if (!isLanguage(lang)) return undefined
  const path = segments.join('/')
  const fixed = sitePages.find((page) => page.path === path)
  if (fixed) return fixed.type ? { filter: `_type == "${fixed.type}"` } : undefined
  const gender = segments.find(isGender) ?? ''
  const filters = sitePages
    .filter((page) => !isFixedPath(page.path) && canBeAt(lang, path, page))
    .map((page) => `(_type == "${page.type}" && ${pathInGroq(lang, page, gender)} == $path)`)
  return filters.length > 0 ? { filter: filters.join(' || '), params: { path } } : undefined
}

export const mainDocuments = defineDocuments([
  {
    route: languages.flatMap((lang) => [`/${lang}`, `/${lang}/:path*`]),
    resolve: ({ path }) => mainDocumentAt(path),
  },
])
