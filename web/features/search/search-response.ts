import { baseColoursOf } from '#web/domain/product/base-colours.ts'
import type { Fit } from '#web/domain/product/fit.ts'
import { hasPrice } from '#web/domain/product/product-card.ts'
import { picturesFor } from '#web/domain/product/product-pictures.ts'
import { excerpt, foldText, highlight, type IsFound, type Piece, wordsOf } from '#web/domain/search/search-text.ts'
import { filters as en } from '#web/i18n/messages/en/filters.ts'
import { filters as nb } from '#web/i18n/messages/nb/filters.ts'
import { colourQuery } from '#web/routing/colour-codes.ts'
import type { Language } from '#web/routing/languages.ts'
import { pageLink } from '#web/routing/links.ts'
import { withChoice } from '#web/routing/query-keys.ts'
import type { ResponseOf } from '#web/services/backend/contract.ts'
import type { searchPages } from '#web/services/backend/contracts/search-pages.ts'
import { productPicture } from '#web/services/sanity/pictures.ts'
import type { SearchAnswer } from './search-answers.ts'
import type { IndexedDocument, SearchMatches } from './search-index.ts'

/** The response of `GET /api/search`: prepared, so that no rule of the search is sent to the browser. */
export type SearchResponse = ResponseOf<typeof searchPages>

export type SearchResultItem = SearchResponse['items'][number]

type Swatch = NonNullable<IndexedDocument['swatches']>[number]

export type ResultKind = SearchResultItem['kind']

export function searchResponse(result: SearchMatches, q: string, lang: Language, limit: number): SearchResponse {
  const items = result.hits.slice(0, limit).map(({ document, isFound }) => {
    const texts = [document.lead[lang] ?? document.lead.nb, document.text[lang] ?? document.text.nb]
    const fit = result.fit && document.fit?.includes(result.fit) ? result.fit : undefined
    const colour = askedColour(document, result.words, isFound, lang)
    const picture = thumbnail(document, fit, colour?.hex)
    return {
      href: withChoice(document.href, { fit, colour: colourQuery(colour?.hex, colour?.hex2) }),
      documentId: document._id,
      kind: kindOf(document._type),
      title: highlight(document.title[lang] ?? document.title.nb ?? '', result.words, isFound),
      excerpt: bestExcerpt(texts, result, isFound),
      ...(picture && { picture }),
      ...priceFields(document),
    }
  })
  const answer = answerIn(lang, result.answer)
  return { q, total: result.hits.length, exact: result.exact, ...(answer && { answer }), items }
}

function answerIn(lang: Language, answer: SearchAnswer | undefined): SearchResponse['answer'] {
  const text = answer?.text[lang] ?? answer?.text.nb
  if (!text) return undefined
  const title = answer?.page?.title[lang] ?? answer?.page?.title.nb
  const href = pageLink(lang, answer?.page)
  return { text, ...(title && href && { link: { title, href } }) }
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

/** Which price the browser adds. */
function priceFields({
  _type,
  centraId,
  productState,
}: IndexedDocument): Pick<SearchResultItem, 'centraId' | 'hasPrice'> {
  if (_type !== 'product' || !centraId) return {}
  return { centraId, ...(hasPrice({ productState }) && { hasPrice: true }) }
}

/** The colour of a product that the query names, by its own name or its base colour: that of the garment before that of a detail. */
function askedColour(
  { swatches, colours }: IndexedDocument,
  words: readonly string[],
  isFound: IsFound,
  lang: Language,
): Swatch | undefined {
  const isAsked = (name: string) => {
    const folded = foldText(name)
    return isFound(folded) && words.some((word) => word.startsWith(folded.slice(0, 3)))
  }
  const isBase = (hex: string | null) => baseColoursOf(hex).some((base) => isAsked(nb[base]) || isAsked(en[base]))
  const all = swatches ?? []
  return (
    all.find((_, at) => wordsOf(colours[lang]?.[at] ?? '').some(isAsked)) ??
    all.find(({ hex }) => isBase(hex)) ??
    all.find(({ hex2 }) => isBase(hex2))
  )
}

/** The narrowest of the product picture's widths. */
function thumbnail({ image, images }: IndexedDocument, fit: Fit | undefined, hex?: string | null): string | undefined {
  return productPicture(picturesFor(images ?? [], { fit, hex })[0] ?? image, { sizes: '96px' })?.srcSet.split(' ')[0]
}
