import { defineDocuments } from 'sanity/presentation'
import { genders, isGender } from '#web/routing/genders.ts'
import { defaultLanguage, isLanguage, type Language, languages } from '#web/routing/languages.ts'
import { isEditorial, isFixedPath, reservedWord, type SitePage, sitePages } from '#web/routing/site-pages.ts'

type MainDocument = { filter: string; params?: Record<string, string> }

/**
 * The path of a page's documents below the language, as a GROQ expression. `gender` is the value to compare with, not
 * an expression.
 */
function pathInGroq(lang: Language, { path, hasSlugFallback }: SitePage, gender: string): string {
  const slug = `slug.${lang}.current`
  const parts = path.split('/').map((part) => {
    if (part === '[gender]') return `"${gender}/"`
    if (part === '[...path]') return `path.${lang}.current`
    // A category that is missing, or has no address in the language, is left out of its pages' addresses.
    if (part === '[[...category]]') return `coalesce(category->${slug} + "/", "")`
    if (!part.startsWith('[')) return `"${part}/"`
    return hasSlugFallback ? `coalesce(${slug}, slug.${defaultLanguage}.current)` : slug
  })
  return parts.join(' + ')
}

/** Whether a clothing type is listed under the gender, by the rule of `listedGenders`. */
function isListed(gender: string): string {
  const chosen = (one: string) => `"${one}" in coalesce(genders, [])`
  return `(${chosen(gender)} || !(${genders.map(chosen).join(' || ')}))`
}

function isAt(lang: Language, page: SitePage, gender: string): string {
  const conditions = [`_type == "${page.type}"`, `${pathInGroq(lang, page, gender)} == $path`]
  if (page.path.includes('[gender]')) conditions.push(isListed(gender))
  return `(${conditions.join(' && ')})`
}

/** Whether the page's documents can have the path at all, without looking at them. */
function canBeAt(lang: Language, path: string, page: SitePage): boolean {
  const [beginning = ''] = page.path.split('[')
  return path.startsWith(beginning) && !(isEditorial(page.name) && reservedWord(page, `/${lang}/${path}`))
}

/**
 * The document that a page of the storefront is made from, the first by the table of pages; `undefined` for paths that
 * no document can have.
 */
export function mainDocumentAt(address: string): MainDocument | undefined {
  const [lang, ...segments] = address.split('/').filter(Boolean).map(decodeURIComponent)
  if (!isLanguage(lang)) return undefined
  const path = segments.join('/')
  const fixed = sitePages.find((page) => page.path === path)
  if (fixed) return fixed.type ? { filter: `_type == "${fixed.type}"` } : undefined
  const gender = segments.find(isGender) ?? ''
  const filters = sitePages
    .filter((page) => !isFixedPath(page.path) && canBeAt(lang, path, page))
    .map((page) => isAt(lang, page, gender))
  if (filters.length === 0) return undefined
  const unlessEarlier = (filter: string, index: number) =>
    index === 0 ? filter : `(${filter} && count(*[${filters.slice(0, index).join(' || ')}]) == 0)`
  return { filter: filters.map(unlessEarlier).join(' || '), params: { path } }
}

export const mainDocuments = defineDocuments([
  {
    route: languages.flatMap((lang) => [`/${lang}`, `/${lang}/:path*`]),
    resolve: ({ path }) => mainDocumentAt(path),
  },
])
