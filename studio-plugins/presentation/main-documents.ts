import { defineDocuments } from 'sanity/presentation'
import { isLanguage, type Language, languages } from '#web/routing/languages.ts'
import { isGender } from '#web/routing/links.ts'

type MainDocument = { filter: string; params?: Record<string, string> }

/** The slug that the link rules use; articles fall back on Norwegian (docs/product/2). */
const slugIs = (lang: Language, param: string) => `slug.${lang}.current == $${param}`
const articleSlugIs = (lang: Language, param: string) => `coalesce(slug.${lang}.current, slug.nb.current) == $${param}`

function below(lang: Language, category: string, slug: string): MainDocument {
  const filter =
    `(category->slug.${lang}.current == $category && ((_type == "page" && ${slugIs(lang, 'slug')})` +
    ` || (_type == "contentPage" && ${articleSlugIs(lang, 'slug')})))` +
    ` || (_type == "landingPage" && path.${lang}.current == $path)`
  return { filter, params: { category, slug, path: `${category}/${slug}` } }
}

/** A category that is missing, or has no address in the language, is no part of its pages' addresses. */
function atRoot(lang: Language, slug: string): MainDocument {
  const isOutside = `!defined(category->slug.${lang}.current)`
  const filter =
    `(_type == "categoryPage" && ${slugIs(lang, 'slug')})` +
    ` || (_type == "page" && ${isOutside} && ${slugIs(lang, 'slug')})` +
    ` || (_type == "contentPage" && ${isOutside} && ${articleSlugIs(lang, 'slug')})` +
    ` || (_type == "landingPage" && path.${lang}.current == $slug)`
  return { filter, params: { slug } }
}

function inShop(lang: Language, [segment, slug]: string[]): MainDocument {
  if (!segment || (isGender(segment) && !slug)) return { filter: '_type == "shopPage"' }
  if (isGender(segment) && slug)
    return { filter: `_type == "clothingType" && ${slugIs(lang, 'slug')}`, params: { slug } }
  return { filter: `_type in ["clothingType", "product"] && ${slugIs(lang, 'slug')}`, params: { slug: segment } }
}

function inCommunity(lang: Language, [slug]: string[]): MainDocument {
  if (!slug) return { filter: '_type == "communityPage"' }
  return { filter: `_type == "product" && ${slugIs(lang, 'slug')}`, params: { slug } }
}

/** The document that a page of the storefront is made from; `undefined` for paths outside the languages. */
export function mainDocumentAt(path: string): MainDocument | undefined {
  const [lang, first, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (!isLanguage(lang)) return undefined
  if (!first) return { filter: '_type == "homePage"' }
  if (first === 'shop') return inShop(lang, rest)
  if (first === 'community') return inCommunity(lang, rest)
  const [second, ...more] = rest
  if (!second) return atRoot(lang, first)
  if (more.length === 0) return below(lang, first, second)
  return {
    filter: `_type == "landingPage" && path.${lang}.current == $path`,
    params: { path: [first, ...rest].join('/') },
  }
}

export const mainDocuments = defineDocuments([
  {
    route: languages.flatMap((lang) => [`/${lang}`, `/${lang}/:path*`]),
    resolve: ({ path }) => mainDocumentAt(path),
  },
])
