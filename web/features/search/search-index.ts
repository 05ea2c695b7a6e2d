import MiniSearch, { type SearchResult } from 'minisearch'
import { compoundEnds, foldText, queryWords, wordsOf } from '#web/domain/search/search-text.ts'
import { type Language, otherLanguage } from '#web/routing/languages.ts'
import { pageLink } from '#web/routing/links.ts'
import type { SearchDocument } from './search-document.ts'

/** A document that has a page in the index's language. */
export type IndexedDocument = SearchDocument & { readonly href: string }

type SearchHit = {
  readonly document: IndexedDocument
  /** Folded words of the document that the query found. */
  readonly found: ReadonlySet<string>
}

export type SearchMatches = {
  readonly hits: readonly SearchHit[]
  /** The folded words of the query. */
  readonly words: readonly string[]
  /** False when no page has all the words and the hits are the nearest. */
  readonly exact: boolean
}

/** Words for values that are not content, such as fits, in both languages. */
type SearchKeywords = (document: SearchDocument) => string

const boost = { title: 10, ends: 5, kind: 4, otherTitle: 4, keywords: 2, lead: 2, text: 1, other: 0.4 }
type Field = keyof typeof boost
const fields = Object.keys(boost).filter((name): name is Field => name in boost)

/** Products come first among equals: a shop's visitors look for garments. */
const typeBoost: Readonly<Record<string, number>> = { product: 1.6, clothingType: 1.4 }

export type SearchIndex = { readonly search: (query: string) => SearchMatches; readonly size: number }

/**
 * Builds the index of one language over its own and the other language's words (the other's weigh less). Documents
 * without a page or a title in the language are left out.
 */
export async function buildSearchIndex(
  documents: readonly SearchDocument[],
  lang: Language,
  keywords: SearchKeywords = () => '',
): Promise<SearchIndex> {
  const indexed = new Map<string, IndexedDocument>()
  for (const document of documents) {
    const href = pageLink(lang, document)
    if (href && (document.title[lang] ?? document.title.nb)) indexed.set(document._id, { ...document, href })
  }
  const index = new MiniSearch<IndexedDocument>({
    idField: '_id',
    fields,
    extractField: (document, field) => (field === '_id' ? document._id : fieldText(document, field, lang, keywords)),
    tokenize: wordsOf,
    processTerm: (term, field) => (field === 'ends' ? compoundEnds(foldText(term)) : foldText(term)),
  })
  // In portions, so that other requests are served in between.
  await index.addAllAsync([...indexed.values()], { chunkSize: 20 })
  return { search: (query) => search(index, indexed, query), size: indexed.size }
}

function fieldText(document: SearchDocument, field: string, lang: Language, keywords: SearchKeywords): string {
  const other = otherLanguage(lang)
  const { title, lead, text, material, kind, colours } = document
  switch (field) {
    case 'title':
      return title[lang] ?? title.nb ?? ''
    case 'ends':
      return [title[lang], kind[lang]].join(' ')
    case 'otherTitle':
      return title[other] ?? ''
    case 'kind':
      return kind[lang] ?? ''
    case 'keywords':
      return [keywords(document), colours[lang]?.join(' '), material[lang]].join(' ')
    case 'lead':
      return lead[lang] ?? ''
    case 'text':
      return text[lang] ?? ''
    default:
      return [kind[other], lead[other], colours[other]?.join(' '), material[other]].join(' ')
  }
}

/** How many letters of a word may be wrong, missing or surplus. Figures must be right. */
const typos = {
  first: (word: string) => (word.length >= 4 && !isFigure(word) ? 1 : 0),
  /** When that finds nothing: swapped letters are two wrong ones, and short words may be wrong too. */
  second: (word: string) => (word.length < 3 || isFigure(word) ? 0 : word.length < 5 ? 1 : 2),
}

function isFigure(word: string): boolean {
  return /^\d+$/.test(word)
}

/** The last word may still be being typed, so it may be a prefix of any length; others need at least three letters. */
function isPrefix(word: string, at: number, words: readonly string[]): boolean {
  return word.length >= 3 || at === words.length - 1
}

function search(
  index: MiniSearch<IndexedDocument>,
  indexed: ReadonlyMap<string, IndexedDocument>,
  query: string,
): SearchMatches {
  const words = queryWords(query)
  if (words.length === 0) return { hits: [], words, exact: true }
  const ask = (combineWith: 'AND' | 'OR', fuzzy: (word: string) => number) =>
    index.search(words.join(' '), {
      boost,
      combineWith,
      prefix: isPrefix,
      fuzzy,
      weights: { prefix: 0.6, fuzzy: 0.25 },
      processTerm: (term) => term,
      boostDocument: (id) => typeBoost[indexed.get(String(id))?._type ?? ''] ?? 1,
    })
  const all = ask('AND', typos.first)
  const results = all.length > 0 ? all : ask('OR', typos.second)
  return { hits: results.flatMap((result) => hit(result, indexed)), words, exact: all.length > 0 }
}

function hit({ id, terms }: SearchResult, indexed: ReadonlyMap<string, IndexedDocument>): SearchHit[] {
  const document = indexed.get(String(id))
  return document ? [{ document, found: new Set(terms) }] : []
}
