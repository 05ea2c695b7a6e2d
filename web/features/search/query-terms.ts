import type { TermQuery } from '#web/domain/search/search-engine.ts'
import { queryWords } from '#web/domain/search/search-text.ts'
import { formsOf, stemsOf } from '#web/domain/search/word-stems.ts'
import { genericStart, isShopWord } from './shop-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Words that mean the same to shoppers, as editors wrote them; several words in one entry must all be found. */
export type SynonymGroup = readonly string[]

/** The weights of forms that were not typed, compared to the typed word. */
const STEM_WEIGHT = 0.9
const SYNONYM_WEIGHT = 0.7
const COMPOUND_WEIGHT = 0.6
const HEAD_WEIGHT = 0.3
/** Forms of one word at most, to bound the work of a query. The largest group of synonyms has half as many. */
const MAX_FORMS = 32
const MIN_PART = 3
/** "By" and "is" begin compounds too. */
const MIN_MODIFIER = 2
/** Shorter beginnings are too often those of other words. */
const MIN_START = 4

/**
 * By entry, its folded words joined by a space (single words also by their stems): the other entries of its groups, as
 * folded words.
 */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>

/** Longest entry of several words that stands for one thing, such as "opening hours". */
const MAX_PHRASE_WORDS = 4

export function readSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const synonyms = new Map<string, (readonly string[])[]>()
  for (const group of groups) {
    const entries = group.map(queryWords).filter((words) => words.length > 0)
    for (const [at, entry] of entries.entries()) {
      const others = entries.filter((_, other) => other !== at)
      const keys = entry.length === 1 ? formsOf(entry.join()) : [entry.join(' ')]
      for (const key of keys) synonyms.set(key, [...(synonyms.get(key) ?? []), ...others])
    }
  }
  return synonyms
}

/** The words of a query, with neighbours that editors named as one thing kept together. */
export function phrasesIn(words: readonly string[], synonyms: Synonyms): (readonly string[])[] {
  const phrases: (readonly string[])[] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(MAX_PHRASE_WORDS, words.length - at)
    while (length > 1 && !synonyms.has(words.slice(at, at + length).join(' '))) length -= 1
    phrases.push(words.slice(at, at + length))
    at += length
  }
  return phrases
}

/** All words of a phrase, or its synonyms. */
export function phraseQuery(words: readonly string[], synonyms: Synonyms): TermQuery {
  const meanings = synonyms.get(words.join(' ')) ?? []
  return { any: [allOf(words, 1), ...meanings.map((one) => allOf(one, SYNONYM_WEIGHT))] }
}

/**
 * One word as the index is asked for it: the word itself (as a beginning, with `prefix`), its stems, its synonyms, and
 * the parts of a compound that no page has ("vinterjakke" asks for winter and jackets, then for jackets).
 */
export function wordQuery(word: string, vocabulary: Vocabulary, synonyms: Synonyms, prefix: boolean): TermQuery {
  const forms: TermQuery[] = [exactly(word, 1, prefix)]
  const stems = stemsOf(word)
  for (const stem of stems) forms.push(exactly(stem, STEM_WEIGHT))
  const meanings = meaningsOf(word, synonyms)
  for (const meaning of meanings) forms.push(allOf(meaning, SYNONYM_WEIGHT))
  // The name of an activity is found in garments made for it: "klatring" in "klatrebukse".
  const activity = /^(.{4,})ing$/.exec(word)?.[1]
  if (activity) forms.push(exactly(activity, STEM_WEIGHT, true))
  if (!isKnown(word, vocabulary.words) && meanings.length === 0) forms.push(...partsOf(word, vocabulary, synonyms))
  return { any: forms.slice(0, MAX_FORMS) }
}

function isKnown(word: string, words: ReadonlySet<string>): boolean {
  return formsOf(word).some((form) => words.has(form))
}

/**
 * A compound's parts. It is split where its end is known: "vinter" and "jakke"; otherwise its start has to do:
 * "levering" of "leveringstid". An "s" or "e" between them belongs to neither.
 */
function partsOf(word: string, { things, words, thingStarts }: Vocabulary, synonyms: Synonyms): TermQuery[] {
  const isThing = (part: string) =>
    !isShopWord(part) && formsOf(part).some((form) => things.has(form) || synonyms.has(form))
  const count = Math.max(0, word.length - MIN_MODIFIER - MIN_PART + 1)
  const splits = Array.from({ length: count }, (_, index) => index + MIN_MODIFIER)
  const heads = splits.filter((split) => isThing(word.slice(split)))
  const isWord = (part: string) => isKnown(part, words) || synonyms.has(part)
  // The last: "fleece" and "genser", not "fleec" and "egenser", which are a stem and the end of some compound.
  const at =
    heads.findLast((split) => modifierOf(word.slice(0, split), isWord)) ??
    heads.find((split) => word.length - split >= MIN_START)
  if (at === undefined) return genericCompound(word, isWord, synonyms) ?? startOf(word, things, thingStarts, synonyms)
  const head = word.slice(at)
  const modifier = modifierOf(word.slice(0, at), isWord)
  const headMeanings = synonymsOf(head, synonyms)
  const alone: TermQuery = { any: [allOf([head], HEAD_WEIGHT), ...headMeanings] }
  if (!modifier) return [alone]
  const modified: TermQuery[] = [allOf([modifier], COMPOUND_WEIGHT, true), ...synonymsOf(modifier, synonyms, true)]
  const either: TermQuery = { any: [allOf([head], COMPOUND_WEIGHT), ...headMeanings] }
  return [{ all: [either, { any: modified }] }, alone]
}

/** "Løpeklær": anything for running. */
function genericCompound(word: string, isWord: (part: string) => boolean, synonyms: Synonyms): TermQuery[] | undefined {
  const start = genericStart(word)
  const modifier = start && modifierOf(start, isWord)
  return modifier ? [allOf([modifier], COMPOUND_WEIGHT, true), ...synonymsOf(modifier, synonyms)] : undefined
}

/** The first part of a compound as a word of its own: without the "s" or "e" that joins the parts. */
export function modifierOf(start: string, isWord: (part: string) => boolean): string | undefined {
  return [start, start.replace(/[se]$/, '')].find((part) => part.length >= MIN_MODIFIER && isWord(part))
}

/**
 * The longest beginning that names a page or has synonyms, or that such a name begins with: "trening" of
 * "treningsklær".
 */
function startOf(
  word: string,
  things: ReadonlySet<string>,
  thingStarts: ReadonlySet<string>,
  synonyms: Synonyms,
): TermQuery[] {
  for (let end = word.length - MIN_PART; end >= Math.max(MIN_START, 0.41 * word.length); end -= 1) {
    const start = word.slice(0, end)
    if (things.has(start) || synonyms.has(start)) return [allOf([start], HEAD_WEIGHT), ...synonymsOf(start, synonyms)]
    if (end > MIN_START && thingStarts.has(start)) return [allOf([start], HEAD_WEIGHT, true)]
  }
  return []
}

function meaningsOf(word: string, synonyms: Synonyms): (readonly string[])[] {
  return formsOf(word).flatMap((form) => synonyms.get(form) ?? [])
}

function synonymsOf(word: string, synonyms: Synonyms, prefix = false): TermQuery[] {
  return meaningsOf(word, synonyms).map((meaning) => allOf(meaning, HEAD_WEIGHT, prefix))
}

/** Each of these words or one of its stems, without typos. */
function allOf(folded: readonly string[], weight: number, prefix = false): TermQuery {
  return {
    all: folded.map((word) => ({ any: formsOf(word).map((form) => exactly(form, weight, prefix && form === word)) })),
  }
}

function exactly(term: string, weight: number, isPrefix = false): TermQuery {
  return { term, weight, isPrefix }
}

type Term = Extract<TermQuery, { readonly term: string }>

/** All terms that a query looks up. */
export function termsOf(query: TermQuery): Term[] {
  if ('term' in query) return [query]
  return ('all' in query ? query.all : query.any).flatMap(termsOf)
}
