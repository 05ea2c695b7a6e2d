import { defaultLanguage, isLanguage, type Language, type Localized } from './languages.ts'

export type LocalizedSlug = Localized<{ readonly current?: string | null }>

/** What the link rules read of a document: the GROQ projection `_type, slug, path, category->{slug}`. */
export type LinkableDocument = {
  readonly _type: string
  readonly slug?: LocalizedSlug
  /** Landing pages only; may hold several segments. */
  readonly path?: LocalizedSlug
  readonly category?: { readonly slug?: LocalizedSlug } | null
}

/** Bytes of UTF-8. Each segment becomes a file's name, with an ending: file systems take 255. */
const longestSegment = 200

/** Dot segments, and what Next or a server before it decodes twice, cuts off or takes for a separator. Spaces at the ends get lost. */
const unfit = /^\.{1,2}$|[%?#\\\p{Cc}]|^\s|\s$/u

/** Whether a stored slug or path can be part of an address. Imports may have stored anything; the Studio is stricter. */
function isAddress(path: string): boolean {
  return path.split('/').every((part) => !unfit.test(part) && new TextEncoder().encode(part).length <= longestSegment)
}

/** The slug in the language; undefined where there is none, or none that can be part of an address. */
export function slugIn(slug: LocalizedSlug, lang: Language): string | undefined {
  const current = slug?.[lang]?.current
  return current && isAddress(current) ? current : undefined
}

/** Joins path parts; every segment is percent-encoded and stray slashes vanish. */
function join(...parts: readonly (string | undefined)[]): string {
  const segments = parts.flatMap((part) => (part ?? '').split('/')).filter((segment) => segment !== '')
  return `/${segments.map(encodeURIComponent).join('/')}`
}

/** A path below the language, or no link when the part that names the document is missing. */
function below(lang: Language, parent: string | undefined, slug: string | undefined): string | undefined {
  if (slug === undefined || join(slug) === '/' || !isAddress(slug)) return undefined
  return join(lang, parent, slug)
}

/**
 * The link rules for content documents (docs/product/2). No link (`undefined`) for any other type, a missing
 * slug or a language other than en and nb.
 */
export function documentLink(lang: string | null | undefined, doc: LinkableDocument | null | undefined) {
  if (!isLanguage(lang) || !doc) return undefined
  const slug = slugIn(doc.slug, lang)
  const category = slugIn(doc.category?.slug, lang)
  switch (doc._type) {
    case 'page':
      return below(lang, category, slug)
    case 'contentPage':
      return below(lang, category, slug ?? slugIn(doc.slug, defaultLanguage))
    case 'categoryPage':
      return below(lang, undefined, slug)
    case 'landingPage':
      return below(lang, undefined, slugIn(doc.path, lang))
    case 'clothingType':
      return below(lang, 'shop', slug)
    case 'shopPage':
      return shopLink(lang)
    default:
      return undefined
  }
}

/** The public page of any document that has one: the link rules above plus product, front page and community page. */
export function pageLink(lang: string | null | undefined, doc: LinkableDocument | null | undefined) {
  if (!isLanguage(lang) || !doc) return undefined
  if (doc._type === 'product') return productLink(lang, slugIn(doc.slug, lang))
  if (doc._type === 'homePage') return homeLink(lang)
  if (doc._type === 'communityPage') return communityLink(lang)
  return documentLink(lang, doc)
}

export function homeLink(lang: Language): string {
  return `/${lang}`
}

export function shopLink(lang: Language): string {
  return `/${lang}/shop`
}

export type Gender = 'women' | 'men'

export const genders = ['women', 'men'] as const satisfies readonly Gender[]

export function isGender(value: unknown): value is Gender {
  return value === 'women' || value === 'men'
}

export function genderLink(lang: Language, gender: Gender): string {
  return `/${lang}/shop/${gender}`
}

/** A clothing type within a gender (docs/product/2). */
export function genderClothingTypeLink(lang: Language, gender: Gender, slug: string | null | undefined) {
  return below(lang, `shop/${gender}`, slug ?? undefined)
}

export function productLink(lang: Language, slug: string | null | undefined): string | undefined {
  return below(lang, 'shop', slug ?? undefined)
}

export function communityLink(lang: Language): string {
  return `/${lang}/community`
}

/** The discussion of one product (docs/product/2). */
export function discussionLink(lang: Language, productSlug: string | null | undefined): string | undefined {
  return below(lang, 'community', productSlug ?? undefined)
}

const shells = {
  account: 'account',
  checkPayment: 'check-payment',
  checkout: 'checkout',
  checkoutFailed: 'checkout/failed',
  checkoutSuccess: 'checkout/success',
  crowdfundingConfirmation: 'crowdfunding/confirmation',
  environment: 'environment',
  search: 'search',
} as const

export type Shell = keyof typeof shells

/** Pages whose path is the same word in both languages. */
export function shellLink(lang: Language, shell: Shell): string {
  return `/${lang}/${shells[shell]}`
}

/** Terms and cookies (docs/product/2). */
export function termsLink(lang: Language): string {
  return lang === 'en' ? '/en/content/terms-and-conditions' : '/nb/content/vilkar-og-kjopsbetingelser'
}

/**
 * Where the language switch leads: the page itself in the target language, else the nearest parent that exists there,
 * else the front page. `trail` goes from the page to its farthest parent.
 */
export function alternatePath(target: Language, trail: readonly LinkableDocument[]): string {
  for (const doc of trail) {
    const link = pageLink(target, doc)
    if (link) return link
  }
  return homeLink(target)
}
