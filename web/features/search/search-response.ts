import { baseColoursOf } from '#web/domain/product/base-colours.ts'
import type { Fit } from '#web/domain/product/fit.ts'
import { hasPrice } from '#web/domain/product/product-card.ts'
import { picturesFor } from '#web/domain/product/product-pictures.ts'
import type { ShownEntry } from '#web/domain/search/search-engine.ts'
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
import type { SearchMatches } from './search.ts'
import type { SearchAnswer } from './search-answers.ts'

/** The response of `GET /api/search`: prepared, so that no rule of the search is sent to the browser. */
export type SearchResponse = ResponseOf<typeof searchPages>

export type SearchResultItem = SearchResponse['items'][number]

type Swatch = ShownEntry['swatches'][number]

type ResultKind = SearchResultItem['kind']

/** `shown` holds the values that the first hits show; a hit whose page is gone meanwhile has none. */
export function searchResponse(
  { hits, ...result }: SearchMatches,
  shown: readonly ShownEntry[],
  q: string,
  lang: Language,
): SearchResponse {
  const byId = new Map(shown.map((one) => [one.id, one]))
  const items = hits.flatMap(({ id, isFound }) => {
    const entry = byId.get(id)
    return entry ? [itemOf(entry, isFound, result)] : []
  })
  const answer = answerIn(lang, result.answer)
  return { q, total: hits.length, exact: result.exact, ...(answer && { answer }), items }
}

type Searched = Pick<SearchMatches, 'words' | 'fit'>

function itemOf(entry: ShownEntry, isFound: IsFound, searched: Searched): SearchResultItem {
  const fit = searched.fit && entry.fit.includes(searched.fit) ? searched.fit : undefined
  const colour = searchedColour(entry, searched.words, isFound)
  const picture = thumbnail(entry, fit, colour?.hex)
  return {
    href: withChoice(entry.href, { fit, colour: colourQuery(colour?.hex, colour?.hex2) }),
    documentId: entry.id,
    kind: kindOf(entry.type),
    title: highlight(entry.title, searched.words, isFound),
    excerpt: bestExcerpt([entry.lead, entry.text], searched, isFound),
    ...(picture && { picture }),
    ...priceFields(entry),
  }
}

function answerIn(lang: Language, answer: SearchAnswer | undefined): SearchResponse['answer'] {
  const text = answer?.text[lang] ?? answer?.text.nb
  if (!text) return undefined
  const title = answer?.page?.title[lang] ?? answer?.page?.title.nb
  const href = pageLink(lang, answer?.page)
  return { text, ...(title && href && { link: { title, href } }) }
}

/** From the lead, unless the words are in the text only. */
function bestExcerpt(texts: readonly (string | null)[], { words }: Searched, isFound: IsFound): Piece[] {
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

/** The price that the browser adds. */
function priceFields({ type, centraId, productState }: ShownEntry): Pick<SearchResultItem, 'centraId' | 'hasPrice'> {
  if (type !== 'product' || !centraId) return {}
  return { centraId, ...(hasPrice({ productState }) && { hasPrice: true }) }
}

/**
 * The colour of a product that the query names, by its own name or its base colour: that of the garment before that of
 * a detail.
 */
function searchedColour(
  { swatches, colours }: ShownEntry,
  words: readonly string[],
  isFound: IsFound,
): Swatch | undefined {
  const isSearched = (name: string) => {
    const folded = foldText(name)
    return isFound(folded) && words.some((word) => word.startsWith(folded.slice(0, 3)))
  }
  const isBase = (hex: string | null) => baseColoursOf(hex).some((base) => isSearched(nb[base]) || isSearched(en[base]))
  return (
    swatches.find((_, at) => wordsOf(colours[at] ?? '').some(isSearched)) ??
    swatches.find(({ hex }) => isBase(hex)) ??
    swatches.find(({ hex2 }) => isBase(hex2))
  )
}

/** The narrowest of the product picture's widths. */
function thumbnail({ image, images }: ShownEntry, fit: Fit | undefined, hex?: string | null): string | undefined {
  return productPicture(picturesFor(images, { fit, hex })[0] ?? image, { sizes: '96px' })?.srcSet.split(' ')[0]
}
