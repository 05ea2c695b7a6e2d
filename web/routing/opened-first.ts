import type { Language } from './languages.ts'
import { languages } from './languages.ts'
import type { LinkableDocument } from './links.ts'
import { siteAddresses } from './site-addresses.ts'
import type { PageName } from './site-pages.ts'

type Doc = LinkableDocument & { readonly _updatedAt: string }

/**
 * The pages of documents, in the order in which visitors come to them: lists and the pages that campaigns link to
 * first.
 */
const order: readonly PageName[] = [
  'clothingType',
  'clothingTypeOfGender',
  'landingPage',
  'categoryPage',
  'page',
  'product',
  'contentPage',
  'discussion',
]

/**
 * The decoded paths of the documents' pages that visitors open first, at most `limit`; of one kind those that were
 * changed last.
 */
export function openedFirst(docs: readonly Doc[], limit: number): ReadonlySet<string> {
  const pages = languages.flatMap((lang) => pagesIn(lang, docs))
  const first = pages.sort((a, b) => a.rank - b.rank || b.changed.localeCompare(a.changed)).slice(0, limit)
  return new Set(first.map(({ path }) => path))
}

function pagesIn(lang: Language, docs: readonly Doc[]) {
  return [...siteAddresses(docs, lang)].flatMap(([path, { page, doc }]) =>
    doc ? [{ path, rank: order.indexOf(page), changed: doc._updatedAt }] : [],
  )
}
