import type { Fit } from '#web/domain/product/fit.ts'
import { readPrice } from '#web/domain/search/price-words.ts'
import type { Candidate, SearchEngine } from '#web/domain/search/search-engine.ts'
import { type IsFound, queryWords } from '#web/domain/search/search-text.ts'
import { formsOf } from '#web/domain/search/word-stems.ts'
import type { Language } from '#web/routing/languages.ts'
import { phraseQuery, phrasesIn, type Synonyms, termsOf, wordQuery } from './query-terms.ts'
import { ownWordsFirst, type Ranked, rank, type SearchedWord } from './rank-results.ts'
import { createLexicon, type Lexicon, readWords } from './read-words.ts'
import { createScorer, type Matches } from './score.ts'
import { answerFinder, type SearchAnswer } from './search-answers.ts'
import { isAnyProduct, isShopWord, readShopQuery } from './shop-words.ts'
import { similarWords } from './similar-words.ts'
import { loadVocabulary, type Vocabulary } from './vocabulary.ts'

type SearchHit = {
  readonly id: string
  readonly type: string
  /** Whether the query found a folded word of the page, in any of its forms. A single letter finds nothing here. */
  readonly isFound: IsFound
}

export type SearchMatches = {
  readonly hits: readonly SearchHit[]
  /** The folded words of the query that are marked in the results. */
  readonly words: readonly string[]
  /** The fit that the query names. */
  readonly fit?: Fit | undefined
  /** False when no page has all the words and the hits are the nearest. */
  readonly exact: boolean
  /** The editors' answer about something that the shop does not have. */
  readonly answer?: SearchAnswer | undefined
}

/** The editors' settings for the words of shoppers. */
export type SearchSettings = { readonly synonyms: Synonyms; readonly answers: readonly SearchAnswer[] }

type TypeWeights = Readonly<Record<string, number>>
/** Products come first among equals: a shop's visitors look for garments, unless they ask a question. */
const shopTypeWeights: TypeWeights = { product: 1.6, clothingType: 1.4 }
const questionTypeWeights: TypeWeights = { page: 2, contentPage: 2, landingPage: 2 }
const helpTypeWeights: TypeWeights = { page: 2.5, landingPage: 2.5, categoryPage: 1.5 }

/** Finds the pages of a language that a query means, best first: our reading of the words, looked up by the engine. */
export async function search(
  engine: SearchEngine,
  lang: Language,
  { synonyms, answers }: SearchSettings,
  query: string,
): Promise<SearchMatches> {
  if (query === '')
    return { hits: hitsOf(await engine.entriesOfType(lang, 'clothingType', undefined)), words: [], exact: true }
  // Prices are live: they are compared where the results are shown.
  const { rest, price } = readPrice(query)
  const typed = queryWords(rest)
  const vocabulary = await loadVocabulary(engine, lang, [...new Set([...typed, ...queryWords(query)])])
  const isThing = (word: string) => formsOf(word).some((form) => vocabulary.things.has(form))
  const answer = answerFinder(answers, isThing)(query)
  if (price && typed.every(isAnyProduct)) {
    const { fit } = readShopQuery(typed)
    return { hits: hitsOf(await engine.entriesOfType(lang, 'product', fit)), words: [], fit, exact: true, answer }
  }
  const lexicon = createLexicon(vocabulary, synonyms, await similarWords(engine, lang, typed, vocabulary, synonyms))
  return { ...(await find(engine, lang, lexicon, typed)), answer }
}

async function find(
  engine: SearchEngine,
  lang: Language,
  lexicon: Lexicon,
  typed: readonly string[],
): Promise<SearchMatches> {
  // "Om oss" is one thing, although "om" alone says nothing.
  const { words, fit, isQuestion } = lexicon.synonyms.has(typed.join(' '))
    ? { words: typed, fit: undefined, isQuestion: false }
    : readShopQuery(readWords(typed, lexicon))
  if (words.length === 0) return { hits: [], words, exact: true }
  const isTyped = words.every((word) => typed.includes(word))
  const vocabulary = isTyped ? lexicon.vocabulary : await loadVocabulary(engine, lang, words)
  const isHelp = words.some((word) => !isShopWord(word) && formsOf(word).some((form) => vocabulary.helpWords.has(form)))
  const typeWeights = isQuestion ? questionTypeWeights : isHelp ? helpTypeWeights : shopTypeWeights
  const searched = searchedWords(words, vocabulary, lexicon.synonyms)
  const ranked = await rankCandidates(engine, lang, searched, fit, typeWeights)
  const best = ranked.find(({ isNamed }) => isNamed)
  // A page that lacks a word is listed only if it ranks above those named with all of them: "svart lue" means the
  // beanies, even if a mitten's text has both words.
  const exact = ranked.some(({ isComplete }) => isComplete)
  const found = exact ? ranked.filter(({ isComplete, score }) => isComplete || score > (best?.score ?? 0)) : ranked
  const marked = searched.flatMap(({ terms }) => terms.filter(isLong))
  const hits = found.map(({ candidate, matches }) => hit(candidate, matches, marked))
  return { hits, words: wordsToMark(typed), fit, exact }
}

function searchedWords(words: readonly string[], vocabulary: Vocabulary, synonyms: Synonyms): SearchedWord[] {
  return phrasesIn(words, synonyms).map((phrase) => {
    const [word = '', ...more] = phrase
    const own = phrase.flatMap(formsOf)
    // The last word may still be being typed, so it may be the beginning of a word, however short; others need at least
    // three letters.
    const isPrefix = word.length >= 3 || word === words.at(-1)
    const query = more.length > 0 ? phraseQuery(phrase, synonyms) : wordQuery(word, vocabulary, synonyms, isPrefix)
    const terms = [...new Set(termsOf(query).map(({ term }) => term))]
    return { query, terms, own, isThing: own.some((form) => vocabulary.things.has(form)) }
  })
}

/** Looks the words up, best first. */
async function rankCandidates(
  engine: SearchEngine,
  lang: Language,
  searched: readonly SearchedWord[],
  fit: Fit | undefined,
  typeWeights: TypeWeights,
): Promise<Ranked[]> {
  const queries = searched.map(({ query }) => query)
  const preferred = Object.keys(typeWeights)
  const { candidates, entries } = await engine.candidates(lang, { queries, fit, preferred })
  const score = createScorer(candidates, entries, queries.flatMap(termsOf))
  const ranked = candidates.flatMap((candidate) => {
    const parts = queries.map((query) => score(candidate, query))
    return rank(candidate, searched, parts, typeWeights[candidate.type] ?? 1) ?? []
  })
  return ownWordsFirst(
    ranked.sort((left, right) => right.score - left.score),
    searched,
  )
}

/** A single letter is not marked: it says nothing. */
const isLong = (word: string) => word.length > 1

/** Typed words without those that say nothing, unless there are no others. */
function wordsToMark(typed: readonly string[]): readonly string[] {
  const long = typed.filter(isLong)
  const meaningful = long.filter((word) => !isShopWord(word))
  return meaningful.length > 0 ? meaningful : long
}

/** `marked` are the terms whose matches are shown; a match may be longer. */
function hit({ id, type }: Candidate, matches: Matches, marked: readonly string[]): SearchHit {
  const found = new Set([...matches.keys()].filter((term) => marked.some((one) => term.startsWith(one))))
  return { id, type, isFound: (folded) => formsOf(folded).some((form) => found.has(form)) }
}

/** Pages that were found without searching for a word. */
function hitsOf(entries: readonly Pick<Candidate, 'id' | 'type'>[]): SearchHit[] {
  return entries.map(({ id, type }) => ({ id, type, isFound: () => false }))
}
