import { type Language, type Localized, languages } from '#web/routing/languages.ts'
import { type LinkableDocument, pageLink } from '#web/routing/links.ts'

/** A document with everything that its address depends on. */
export type Page = LinkableDocument & {
  readonly _id: string
  readonly title?: string | null
  /** The title in each language. */
  readonly names?: Localized<string>
  readonly published: boolean
}

type AddressProblem = { readonly language: Language; readonly message: string }

/** First parts of addresses that belong to the shop itself (docs/product/2). */
const reservedWords: ReadonlySet<string> = new Set([
  'account',
  'check-payment',
  'checkout',
  'community',
  'crowdfunding',
  'search',
  'shop',
  'test-error',
])

/** Parts below `/shop` that belong to the gender entries. */
const reservedInShop: ReadonlySet<string> = new Set(['men', 'women'])

const singlePages: ReadonlySet<string> = new Set(['homePage', 'shopPage', 'communityPage'])

function isReserved(type: string, href: string): string | undefined {
  const [, first = '', second = ''] = href.split('/').filter(Boolean)
  if (type === 'product' || type === 'clothingType') return reservedInShop.has(second) ? second : undefined
  return reservedWords.has(first) ? first : undefined
}

const typeNames: Record<string, string> = {
  categoryPage: 'category',
  clothingType: 'clothing type',
  contentPage: 'article',
  landingPage: 'landing page',
  page: 'page',
  product: 'product',
}

function clash(language: Language, page: LinkableDocument, others: readonly Page[]): AddressProblem | undefined {
  const href = pageLink(language, page)
  if (!href) return undefined
  const reserved = isReserved(page._type, href)
  if (reserved) return { language, message: `“${reserved}” belongs to the shop itself. Choose another address.` }
  const other = others.find((candidate) => pageLink(language, candidate)?.toLowerCase() === href.toLowerCase())
  if (!other) return undefined
  const name = `${typeNames[other._type] ?? other._type} “${other.title ?? other._id}”`
  return { language, message: `${href} is the address of the ${name} already. Visitors would see only one of them.` }
}

/** Addresses of a page that visitors could never reach, because something else answers there. */
export function addressProblems(page: LinkableDocument & { _id: string }, pages: readonly Page[]): AddressProblem[] {
  if (singlePages.has(page._type)) return []
  const others = pages.filter(({ _id }) => _id !== page._id)
  return languages.flatMap((language) => clash(language, page, others) ?? [])
}
