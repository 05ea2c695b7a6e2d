import MiniSearch, { type SearchResult } from 'minisearch'
import type { Fit } from '#web/domain/product/fit.ts'
import { readPrice } from '#web/domain/search/price-words.ts'
import { compoundEnds, foldText, type IsFound, queryWords, wordsOf } from '#web/domain/search/search-text.ts'
import { type Language, otherLanguage } from '#web/routing/languages.ts'
import { pageLink } from '#web/routing/links.ts'
import { formsOf, phraseQuery, phrasesIn, readSynonyms, type SynonymGroup, termsOf, wordQuery } from './query-terms.ts'
import { type AskedWord, ownWordsFirst, type Ranked, rank } from './rank-results.ts'
import { createLexicon, type Lexicon, readWords } from './read-words.ts'
import { answerFinder, type SearchAnswer } from './search-answers.ts'
import type { SearchDocument } from './search-document.ts'
import { boost, fields, thingFields } from './search-fields.ts'
import { isAnyProduct, isShopWord, readShopQuery, suitsFit } from './shop-words.ts'

/** A document that has a page in the index's language. */
export type IndexedDocument = SearchDocument & { readonly href: string }

type SearchHit = {
  readonly document: IndexedDocument
  /** Whether the query found a folded word of the document, in whichever form; not by a letter of its own. */
  readonly isFound: IsFound
}

export type SearchMatches = {
  readonly hits: readonly SearchHit[]
  /** The folded words of the query that are marked in the results. */
  readonly words: readonly string[]
  /** Who the query is for. */
  readonly fit?: Fit | undefined
  /** False when no page has all the words and the hits are the nearest. */
  readonly exact: boolean
  /** What editors say of something that the shop does not have. */
  readonly answer?: SearchAnswer | undefined
}

type IndexOptions = {
  /** Words for values that are not content, such as fits, in both languages. */
  readonly keywords?: (document: SearchDocument) => string
  readonly synonyms?: readonly SynonymGroup[]
  readonly answers?: readonly SearchAnswer[]
}

type TypeWeights = Readonly<Record<string, number>>
/** Products come first among equals: a shop's visitors look for garments, unless they ask a question. */
const shopTypeWeights: TypeWeights = { product: 1.6, clothingType: 1.4 }
const questionTypeWeights: TypeWeights = { page: 2, contentPage: 2, landingPage: 2 }
const helpTypeWeights: TypeWeights = { page: 2.5, landingPage: 2.5, categoryPage: 1.5 }
const helpTypes: ReadonlySet<string> = new Set(Object.keys(helpTypeWeights))

export type SearchIndex = { readonly search: (query: string) => SearchMatches; readonly size: number }

/**
 * Builds the index of one language over its own and the other language's words (the other's weigh less). Documents
 * without a page or a title in the language are left out.
 */
export async function buildSearchIndex(
  documents: readonly SearchDocument[],
  lang: Language,
  { keywords = () => '', synonyms = [], answers = [] }: IndexOptions = {},
): Promise<SearchIndex> {
  const indexed = new Map<string, IndexedDocument>()
  for (const document of documents) {
    const href = pageLink(lang, document)
    if (href && (document.title[lang] ?? document.title.nb)) indexed.set(document._id, { ...document, href })
  }
  const words = new Set<string>()
  const names = new Set<string>()
  const texts = new Set<string>()
  const others = new Set<string>()
  const starts = new Map<string, Set<string>>()
  const index = new MiniSearch<IndexedDocument>({
    idField: '_id',
    fields,
    extractField: (document, field) => (field === '_id' ? document._id : fieldText(document, field, lang, keywords)),
    tokenize: wordsOf,
    processTerm: (term, field) => {
      const forms = field === 'ends' ? compoundEnds(foldText(term)).flatMap(formsOf) : formsOf(foldText(term))
      for (const form of forms) words.add(form)
      const word = foldText(term)
      if (field !== 'ends') (field && thingFields.has(field) ? names : field === 'other' ? others : texts).add(word)
      else
        for (const end of compoundEnds(word))
          starts.set(end, (starts.get(end) ?? new Set()).add(word.slice(0, -end.length)))
      return forms
    },
  })
  // In portions, so that other requests are served in between.
  await index.addAllAsync([...indexed.values()], { chunkSize: 20 })
  for (const end of realEnds(starts, (start) => names.has(start) || texts.has(start))) names.add(end)
  const stems = [...texts].flatMap(formsOf).filter((form) => form.length > 3)
  const things = new Set([...names].flatMap(formsOf))
  const wholes = new Set([...things, ...stems])
  const lexicon = createLexicon({ things, words, names, texts, others, wholes }, readSynonyms(synonyms))
  const read: Reader = { index, indexed, lexicon, helpWords: helpWords([...indexed.values()]) }
  const answerTo = answerFinder(answers, (word) => formsOf(word).some((form) => things.has(form)))
  return { search: (query) => ({ ...search(read, query), answer: answerTo(query) }), size: indexed.size }
}

/** Ends of compounds that are words: they follow a word, or different letters. "Jakke" is one, "lljakke" is not. */
function realEnds(starts: ReadonlyMap<string, ReadonlySet<string>>, isWord: (start: string) => boolean): string[] {
  return [...starts].flatMap(([end, before]) => {
    const letters = new Set([...before].map((start) => start.at(-1)))
    return !/^(.)\1/.test(end) && (letters.size > 1 || [...before].some(isWord)) ? [end] : []
  })
}

function fieldText(
  document: SearchDocument,
  field: string,
  lang: Language,
  keywords: (document: SearchDocument) => string,
): string {
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

type Reader = {
  readonly index: MiniSearch<IndexedDocument>
  readonly indexed: ReadonlyMap<string, IndexedDocument>
  readonly lexicon: Lexicon
  /** Forms of words that name pages, but no garment: "returns", "repair". */
  readonly helpWords: ReadonlySet<string>
}

function helpWords(documents: readonly IndexedDocument[]): ReadonlySet<string> {
  const formsIn = (isWanted: (type: string) => boolean) =>
    documents
      .filter(({ _type }) => isWanted(_type))
      .flatMap(({ title, kind }) => [title.nb, title.en, kind.nb, kind.en])
      .flatMap((text) => wordsOf(text ?? '').map(foldText))
      .flatMap((word) => [word, ...compoundEnds(word)])
      .filter((word) => !isShopWord(word))
      .flatMap(formsOf)
  const garments = new Set(formsIn((type) => type in shopTypeWeights))
  return new Set(formsIn((type) => helpTypes.has(type)).filter((form) => !garments.has(form)))
}

function search({ index, indexed, lexicon, helpWords }: Reader, query: string): SearchMatches {
  if (query === '') return { hits: pagesOf('clothingType', indexed), words: [], exact: true }
  // Prices are live: they are compared where the results are shown.
  const { rest, price } = readPrice(query)
  const { synonyms } = lexicon
  const typed = queryWords(rest)
  if (price && typed.every(isAnyProduct)) {
    const { fit } = readShopQuery(typed)
    const hits = pagesOf('product', indexed).filter(({ document }) => suitsFit(document.fit, fit))
    return { hits, words: [], fit, exact: true }
  }
  // "Om oss" is one thing, although "om" alone says nothing.
  const { words, fit, isQuestion } = synonyms.has(typed.join(' '))
    ? { words: typed, fit: undefined, isQuestion: false }
    : readShopQuery(readWords(typed, lexicon))
  const isHelp = words.some((word) => formsOf(word).some((form) => helpWords.has(form)))
  const typeWeights = isQuestion ? questionTypeWeights : isHelp ? helpTypeWeights : shopTypeWeights
  if (words.length === 0) return { hits: [], words, exact: true }
  const { ranked, asked } = ask({ index, indexed, lexicon, helpWords }, words, fit, typeWeights)
  const best = ranked.find(({ isNamed }) => isNamed)
  // A page that lacks a word is listed only if it ranks above those named with all of them: "svart lue" means the beanies, even if a mitten's text has both words.
  const exact = ranked.some(({ isComplete }) => isComplete)
  const found = exact ? ranked.filter(({ isComplete, score }) => isComplete || score > (best?.score ?? 0)) : ranked
  const marked = asked.flatMap(({ terms }) => terms.filter(isLong))
  const hits = found.flatMap(({ result }) => hit(result, indexed, marked))
  return { hits, words: wordsToMark(typed), fit, exact }
}

type Asked = { readonly ranked: readonly Ranked[]; readonly asked: readonly AskedWord[] }

/** Looks the words up, best first. */
function ask(
  { index, indexed, lexicon: { vocabulary, synonyms } }: Reader,
  words: readonly string[],
  fit: Fit | undefined,
  typeWeights: TypeWeights,
): Asked {
  // The last word may still be being typed, so it may be the beginning of a word, however short; others need at least three letters.
  const phrases = phrasesIn(words, synonyms)
  const queries = phrases.map((phrase) => {
    const [word = '', ...more] = phrase
    if (more.length > 0) return phraseQuery(phrase, synonyms)
    return wordQuery(word, vocabulary, synonyms, word.length >= 3 || word === words.at(-1))
  })
  const asked = queries.map((query, at): AskedWord => {
    const own = (phrases[at] ?? []).flatMap(formsOf)
    return { terms: [...new Set(termsOf(query))], own, isThing: own.some((form) => vocabulary.things.has(form)) }
  })
  const typeOf = (id: unknown) => indexed.get(String(id))?._type ?? ''
  const results = index.search(
    { combineWith: 'OR', queries },
    {
      boost,
      weights: { prefix: 0.6, fuzzy: 0 },
      processTerm: (term) => term,
      boostDocument: (id) => typeWeights[typeOf(id)] ?? 1,
      filter: ({ id }) => suitsFit(indexed.get(String(id))?.fit ?? null, fit),
    },
  )
  const ranked = results.map((result) => rank(result, asked)).sort((left, right) => right.score - left.score)
  return { ranked: ownWordsFirst(ranked, ({ result }) => typeOf(result.id) === 'product', asked), asked }
}

/** A letter of its own says nothing when it is marked. */
const isLong = (word: string) => word.length > 1

/** Typed words without those that say nothing, unless there are no others. */
function wordsToMark(typed: readonly string[]): readonly string[] {
  const long = typed.filter(isLong)
  const meaningful = long.filter((word) => !isShopWord(word))
  return meaningful.length > 0 ? meaningful : long
}

/** `marked` are the terms whose matches are shown; a match may be longer. */
function hit(
  { id, terms }: SearchResult,
  indexed: ReadonlyMap<string, IndexedDocument>,
  marked: readonly string[],
): SearchHit[] {
  const document = indexed.get(String(id))
  const found = new Set(terms.filter((term) => marked.some((one) => term.startsWith(one))))
  return document ? [{ document, isFound: (folded) => formsOf(folded).some((form) => found.has(form)) }] : []
}

/** What the overlay suggests before anything is typed. */
function pagesOf(type: string, indexed: Reader['indexed']): SearchHit[] {
  return [...indexed.values()]
    .filter(({ _type }) => _type === type)
    .map((document) => ({ document, isFound: () => false }))
}
