import type { Fit } from '#web/domain/product/fit.ts'
import { hasPrice } from '#web/domain/product/product-card.ts'
import { picturesFor } from '#web/domain/product/product-pictures.ts'
import { excerpt, highlight, type IsFound, type Piece } from '#web/domain/search/search-text.ts'
import type { Language } from '#web/routing/languages.ts'
import { withChoice } from '#web/routing/query-keys.ts'
import type { ResponseOf } from '#web/services/backend/contract.ts'
import type { searchPages } from '#web/services/backend/contracts/search-pages.ts'
import { productPicture } from '#web/services/sanity/pictures.ts'
import type { IndexedDocument, SearchMatches } from './search-index.ts'

/** The response of `GET /api/search`: prepared, so that no rule of the search is sent to the browser. */
export type SearchResponse = ResponseOf<typeof searchPages>

export type SearchResultItem = SearchResponse['items'][number]

export type ResultKind = SearchResultItem['kind']

export function searchResponse(result: SearchMatches, q: string, lang: Language, limit: number): SearchResponse {
  const items = result.hits.slice(0, limit).map(({ document, isFound }) => {
    const texts = [document.lead[lang] ?? document.lead.nb, document.text[lang] ?? document.text.nb]
    const fit = result.fit && document.fit?.includes(result.fit) ? result.fit : undefined
    const picture = thumbnail(document, fit)
    return {
      href: withChoice(document.href, { fit }),
      documentId: document._id,
      kind: kindOf(document._type),
      title: highlight(document.title[lang] ?? document.title.nb ?? '', result.words, isFound),
      excerpt: bestExcerpt(texts, result, isFound),
      ...(picture && { picture }),
      ...productFacts(document),
    }
  })
  return { q, total: result.hits.length, exact: result.exact, items }
}

/** Of the lead, unless the words stand in the text only. */
function bestExcerpt(texts: readonly (string | null)[], { words }: SearchMatches, isFound: IsFound): Piece[] {
  let first: Piece[] | undefined
  for (const text of texts) {
    if (!text) continue
    const pieces = highlight(excerpt(text, words, isFound), words, isFound)
    if (pieces.some(({ hit }) => hit)) return pieces
    first ??= pieces
  }
  return first ?? []
}

function kindOf(type: string): ResultKind {
  return type === 'product' || type === 'clothingType' || type === 'contentPage' ? type : 'page'
}

function productFacts({
  _type,
  centraId,
  productState,
}: IndexedDocument): Pick<SearchResultItem, 'centraId' | 'hasPrice'> {
  if (_type !== 'product' || !centraId) return {}
  return { centraId, ...(hasPrice({ productState }) && { hasPrice: true }) }
}

/** The narrowest of the product picture's widths. */
function thumbnail({ image, images }: IndexedDocument, fit: Fit | undefined): string | undefined {
  return productPicture(picturesFor(images ?? [], { fit })[0] ?? image, { sizes: '96px' })?.srcSet.split(' ')[0]
}
