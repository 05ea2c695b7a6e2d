import { homeLink } from './fixed-links.ts'
import { type Gender, listedGenders } from './genders.ts'
import { defaultLanguage, isLanguage, type Language, type Localized, languages } from './languages.ts'
import { type ProductChoice, writeProductChoice } from './query-keys.ts'
import { type PageName, type PagePath, type SitePage, sitePages } from './site-pages.ts'

export type LocalizedSlug = Localized<{ readonly current?: string | null }>

/**
 * The fields of a document that the link rules read: the GROQ projection `_type, slug, path, category->{slug},
 * genders`.
 */
export type LinkableDocument = {
  readonly _type: string
  readonly slug?: LocalizedSlug
  /** Landing pages only; may hold several segments. */
  readonly path?: LocalizedSlug
  readonly category?: { readonly slug?: LocalizedSlug } | null
  /** Clothing types only: where they are listed. */
  readonly genders?: readonly string[] | null
}

/** In bytes of UTF-8. Each segment becomes the name of a file, with an extension: file systems take 255. */
const maxSegmentBytes = 200

/**
 * Dot segments, and characters that Next or a server before it decodes twice, cuts off or reads as a separator. Spaces
 * at the ends get lost.
 */
const unfit = /^\.{1,2}$|[%?#\\\p{Cc}]|^\s|\s$/u

/**
 * Whether a stored slug or path can be part of an address. Imports may have stored anything; the Studio is stricter.
 */
function isAddress(path: string): boolean {
  return path.split('/').every((part) => !unfit.test(part) && new TextEncoder().encode(part).length <= maxSegmentBytes)
}

/** The slug in the language; undefined where there is none, or none that can be part of an address. */
function slugIn(slug: LocalizedSlug, lang: Language): string | undefined {
  const current = slug?.[lang]?.current
  return current && isAddress(current) ? current : undefined
}

/** The parts of an address that come from a document, not encoded; slashes separate segments. */
type PathParts = { readonly [part in 'slug' | 'path' | 'category' | 'gender']?: string | null | undefined }

const placeholder = /^(\[\[?)(\.\.\.)?(slug|path|category|gender)\]/

function isPart(name: string | undefined): name is keyof PathParts {
  return name !== undefined
}

/** The segments of a value, without stray slashes; none where it is missing or cannot be part of an address. */
function segmentsOf(value: string | null | undefined): string[] {
  return value && isAddress(value) ? value.split('/').filter((segment) => segment !== '') : []
}

/** Fills in a path of the table; `undefined` where a part is missing, or has several segments where one is allowed. */
function fillPath(lang: Language, path: PagePath, parts: PathParts): string | undefined {
  const segments: string[] = [lang]
  for (const written of path.split('/')) {
    const [, brackets, dots, name] = placeholder.exec(written) ?? []
    const values = isPart(name) ? segmentsOf(parts[name]) : [written]
    if (values.length === 0 && brackets === '[') return undefined
    if (values.length > 1 && !dots) return undefined
    segments.push(...values)
  }
  return `/${segments.map(encodeURIComponent).join('/')}`
}

/** One address of a document. */
export type DocumentAddress = { readonly page: PageName; readonly gender?: Gender; readonly href: string }

/** The addresses of a document of the page's type: one, several where it is listed under each gender, or none. */
export function addressesAt(
  lang: Language,
  { name, path, hasSlugFallback }: SitePage,
  doc: LinkableDocument,
): DocumentAddress[] {
  const fallback = hasSlugFallback ? slugIn(doc.slug, defaultLanguage) : undefined
  const parts = {
    slug: slugIn(doc.slug, lang) ?? fallback,
    path: slugIn(doc.path, lang),
    category: slugIn(doc.category?.slug, lang),
  }
  const genders = path.includes('[gender]') ? listedGenders(doc) : [undefined]
  return genders.flatMap((gender): DocumentAddress[] => {
    const href = path === '' ? homeLink(lang) : fillPath(lang, path, { ...parts, gender })
    return href ? [{ page: name, ...(gender && { gender }), href }] : []
  })
}

/** All addresses of a document in the language, that of its own page first; none for types without pages. */
export function addressesOf(lang: Language, doc: LinkableDocument): DocumentAddress[] {
  return sitePages.filter(({ type }) => type === doc._type).flatMap((page) => addressesAt(lang, page, doc))
}

/** A page of a document, with its address in each language that it exists in. */
export type DocumentPage = {
  readonly page: PageName
  readonly gender?: Gender
  readonly hrefs: { readonly [key in Language]?: string }
}

/** All pages of a document, its own first. */
export function pagesOf(doc: LinkableDocument): DocumentPage[] {
  const pages: { page: PageName; gender?: Gender; hrefs: { [key in Language]?: string } }[] = []
  for (const lang of languages) {
    for (const { href, ...page } of addressesOf(lang, doc)) {
      const known = pages.find((other) => other.page === page.page && other.gender === page.gender)
      if (known) known.hrefs[lang] = href
      else pages.push({ ...page, hrefs: { [lang]: href } })
    }
  }
  return pages
}

/**
 * The link rules (docs/product/2): the address of a document's own page. No link (`undefined`) for a type without
 * pages, a missing slug or a language other than en and nb.
 */
export function pageLink(lang: string | null | undefined, doc: LinkableDocument | null | undefined) {
  const page = sitePages.find(({ type }) => type === doc?._type)
  return isLanguage(lang) && doc && page ? addressesAt(lang, page, doc)[0]?.href : undefined
}

/** A clothing type within a gender (docs/product/2). */
export function genderClothingTypeLink(lang: Language, gender: Gender, slug: string | null | undefined) {
  return fillPath(lang, 'shop/[gender]/[slug]', { gender, slug })
}

export function productLink(lang: Language, slug: string | null | undefined): string | undefined {
  return fillPath(lang, 'shop/[slug]', { slug })
}

/** The discussion of one product (docs/product/2). */
export function discussionLink(lang: Language, productSlug: string | null | undefined): string | undefined {
  return fillPath(lang, 'community/[slug]', { slug: productSlug })
}

/**
 * The path that the language switch leads to: the page itself in the target language, else the nearest parent that
 * exists there, else the front page. `trail` goes from the page to its farthest parent.
 */
export function alternatePath(target: Language, trail: readonly LinkableDocument[]): string {
  for (const doc of trail) {
    const link = pageLink(target, doc)
    if (link) return link
  }
  return homeLink(target)
}

/** A product page with a choice already made, as a product card links to it. */
export function productChoiceLink(lang: Language, slug: string | null | undefined, choice: ProductChoice) {
  const path = productLink(lang, slug)
  const query = writeProductChoice(choice).toString()
  return path && query ? `${path}?${query}` : path
}
