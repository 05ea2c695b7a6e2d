/** How search engines find a page. */
type SearchEngines =
  /** It is in the sitemap. */
  | 'listed'
  /** It is found by links only. */
  | 'unlisted'
  /** It says noindex, and robots.txt disallows it. */
  | 'excluded'

type PageRule = {
  readonly name: string
  /**
   * Path below `/{lang}`, in the notation of Next's routes: `[slug]` is one segment, `[...path]` one or more,
   * `[[...category]]` any number. The document fills them in, per language; `[gender]` is each gender under which a
   * clothing type is listed.
   */
  readonly path: string
  /** Type of the documents that have such a page, or of the single document that the page is made from. */
  readonly type?: string
  /** If the page's language has no slug, the one in the default language is used. */
  readonly hasSlugFallback?: true
  readonly searchEngines: SearchEngines
  /** The proxy shows it in place of other addresses; its own address is not a page. */
  readonly isShownByProxy?: true
}

/**
 * All pages of the site (docs/product/2). Where several match an address, the first in this list has it. Of a
 * document's pages the first is the one that links lead to. The words of paths without brackets are reserved: no
 * document can have its address there.
 */
const table = [
  { name: 'home', path: '', type: 'homePage', searchEngines: 'listed' },
  { name: 'shop', path: 'shop', type: 'shopPage', searchEngines: 'listed' },
  { name: 'women', path: 'shop/women', type: 'shopPage', searchEngines: 'listed' },
  { name: 'men', path: 'shop/men', type: 'shopPage', searchEngines: 'listed' },
  { name: 'community', path: 'community', type: 'communityPage', searchEngines: 'listed' },
  { name: 'search', path: 'search', searchEngines: 'excluded' },
  { name: 'account', path: 'account', searchEngines: 'excluded' },
  { name: 'checkPayment', path: 'check-payment', searchEngines: 'excluded' },
  { name: 'checkout', path: 'checkout', searchEngines: 'excluded' },
  { name: 'checkoutFailed', path: 'checkout/failed', searchEngines: 'excluded' },
  { name: 'checkoutSuccess', path: 'checkout/success', searchEngines: 'excluded' },
  { name: 'crowdfundingConfirmation', path: 'crowdfunding/confirmation', searchEngines: 'excluded' },
  { name: 'serverError', path: 'server-error', searchEngines: 'excluded' },
  { name: 'pageNotFound', path: 'page-not-found', searchEngines: 'excluded', isShownByProxy: true },
  { name: 'testError', path: 'test-error', searchEngines: 'excluded', isShownByProxy: true },
  { name: 'clothingType', path: 'shop/[slug]', type: 'clothingType', searchEngines: 'listed' },
  { name: 'clothingTypeOfGender', path: 'shop/[gender]/[slug]', type: 'clothingType', searchEngines: 'listed' },
  { name: 'product', path: 'shop/[slug]', type: 'product', searchEngines: 'listed' },
  { name: 'discussion', path: 'community/[slug]', type: 'product', searchEngines: 'unlisted' },
  { name: 'landingPage', path: '[...path]', type: 'landingPage', searchEngines: 'listed' },
  { name: 'categoryPage', path: '[...slug]', type: 'categoryPage', searchEngines: 'listed' },
  { name: 'page', path: '[[...category]]/[...slug]', type: 'page', searchEngines: 'listed' },
  {
    name: 'contentPage',
    path: '[[...category]]/[...slug]',
    type: 'contentPage',
    hasSlugFallback: true,
    searchEngines: 'listed',
  },
] as const satisfies readonly PageRule[]

type Entry = (typeof table)[number]
type EntryAt<Path extends PagePath, One = Entry> = One extends { readonly path: Path } ? One : never

export type PageName = Entry['name']

export type PagePath = Entry['path']

/** Path of a page that has the same address whatever the content. */
export type FixedPath = Exclude<PagePath, `${string}[${string}`>

/** Names of the pages at a path. */
type PageAt<Path extends PagePath> = EntryAt<Path>['name']

type TypeAt<Path extends PagePath> = Extract<EntryAt<Path>, { readonly type: string }>['type']

/** Document types that have a page. */
type RoutableType = TypeAt<PagePath>

/** Document types whose documents each have an address of their own. */
export type AddressedType = TypeAt<Exclude<PagePath, FixedPath>>

type EditorialPath = Extract<PagePath, `[${string}`>

/** Pages whose addresses do not begin with a fixed word: they share the route `[...path]`. */
export type EditorialPage = PageAt<EditorialPath>

export type SitePage = PageRule & { readonly name: PageName; readonly path: PagePath; readonly type?: RoutableType }

export const sitePages: readonly SitePage[] = table

/** Document types that have a page, each once. */
export const routableTypes: readonly RoutableType[] = [...new Set(sitePages.flatMap(({ type }) => type ?? []))]

/** Whether the documents of a type each have an address of their own. */
export function isAddressed(type: string): type is AddressedType {
  return sitePages.some((page) => page.type === type && !isFixedPath(page.path))
}

/** Types of documents that can be filed under a category, which is then part of their address. */
export const typesInCategories: readonly RoutableType[] = sitePages.flatMap(({ path, type }) =>
  type && path.includes('category]') ? [type] : [],
)

/** Types of documents whose address in the default language is used where the page's language has none. */
export const sharedAddressTypes: readonly RoutableType[] = sitePages.flatMap(({ type, hasSlugFallback }) =>
  type && hasSlugFallback ? [type] : [],
)

/** Field of a document that holds its address. */
export function addressField(type: AddressedType): 'slug' | 'path' {
  return sitePages.some((page) => page.type === type && page.path.includes('path]')) ? 'path' : 'slug'
}

/**
 * The reserved word in an address of the page: the table has another page or prefix there as a literal; `href` is the
 * address with its language.
 */
export function reservedWord({ path }: Pick<PageRule, 'path'>, href: string): string | undefined {
  const parts = path.split('/')
  const depth = parts.findIndex((part) => part.startsWith('['))
  const word = href.toLowerCase().split('/')[depth + 2]
  const isReserved = sitePages.some((other) => {
    const otherParts = other.path.split('/')
    return otherParts[depth] === word && parts.slice(0, depth).every((part, index) => part === otherParts[index])
  })
  return isReserved ? word : undefined
}

const editorialPages: ReadonlySet<PageName> = new Set(
  sitePages.filter(({ path }) => path.startsWith('[')).map(({ name }) => name),
)

export function isEditorial(page: PageName): page is EditorialPage {
  return editorialPages.has(page)
}

/** Whether search engines are kept away from a page. */
export function isExcluded(path: FixedPath): boolean {
  return sitePages.some((page) => page.path === path && page.searchEngines === 'excluded')
}

export function isFixedPath(path: PagePath): path is FixedPath {
  return !path.includes('[')
}
