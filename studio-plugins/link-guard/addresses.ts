import { type Language, type Localized, languages } from '#web/routing/languages.ts'
import { type LinkableDocument, pageLink } from '#web/routing/links.ts'
import { type AddressedType, isAddressed, reservedWord, sitePages } from '#web/routing/site-pages.ts'
import { type OwnText, t } from './norwegian.ts'

/** A document with everything that its address depends on. */
export type Page = LinkableDocument & {
  readonly _id: string
  readonly title?: string | null
  /** The title in each language. */
  readonly names?: Localized<string>
  readonly published: boolean
}

type AddressProblem = { readonly language: Language; readonly message: string }

const typeNames: Record<AddressedType, OwnText> = {
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
  const ownPage = sitePages.find(({ type }) => type === page._type)
  const reserved = ownPage && reservedWord(ownPage, href)
  if (reserved)
    return { language, message: t('“{path}” is reserved for the shop. Choose another address.', { path: reserved }) }
  const other = others.find((candidate) => pageLink(language, candidate)?.toLowerCase() === href.toLowerCase())
  if (!other) return undefined
  const type = isAddressed(other._type) ? t(typeNames[other._type]) : other._type
  const name = `${type} “${other.title ?? other._id}”`
  return {
    language,
    message: t('{href} is already the address of the {name}. Visitors would see only one of them.', { href, name }),
  }
}

/** The paths of a page that visitors could not reach, because another page has the same path. */
export function addressProblems(page: LinkableDocument & { _id: string }, pages: readonly Page[]): AddressProblem[] {
  if (!isAddressed(page._type)) return []
  const others = pages.filter(({ _id }) => _id !== page._id)
  return languages.flatMap((language) => clash(language, page, others) ?? [])
}
