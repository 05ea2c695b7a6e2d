import { type SearchEngine, wordKinds } from '#web/domain/search/search-engine.ts'
import { formsOf } from '#web/domain/search/word-stems.ts'
import type { Language } from '#web/routing/languages.ts'

/** The shop's words that reading a query needs: those of its words, their parts and neighbours joined. */
export type Vocabulary = {
  /** Folded words and stems of titles, kinds and keywords: what a shopper may look for. */
  readonly things: ReadonlySet<string>
  /** All folded words and stems. */
  readonly words: ReadonlySet<string>
  /** Folded words of titles, kinds and keywords, without stems. */
  readonly names: ReadonlySet<string>
  /** Folded words of leads and texts, without stems. */
  readonly texts: ReadonlySet<string>
  /** Names and texts, and their stems. */
  readonly wholes: ReadonlySet<string>
  /** Forms of words that name pages, but no garment: "returns", "repair". */
  readonly helpWords: ReadonlySet<string>
  /** Beginnings of typed words with which names, texts and things begin. */
  readonly nameStarts: ReadonlySet<string>
  readonly textStarts: ReadonlySet<string>
  readonly thingStarts: ReadonlySet<string>
}

const MIN_PART = 2

/** Asks the engine for the vocabulary of folded words. */
export async function loadVocabulary(
  engine: SearchEngine,
  lang: Language,
  words: readonly string[],
): Promise<Vocabulary> {
  const joined = words.slice(1).map((word, at) => `${words[at]}${word}`)
  const terms = new Set([...words, ...joined].flatMap(partsOf).flatMap(formsOf))
  const starts = new Set(words.flatMap(startsOf))
  const known = await engine.words(lang, [...terms], [...starts])
  const termsOf = (kind: number) => withKind(known.terms, kind)
  return {
    things: termsOf(wordKinds.thing),
    words: termsOf(wordKinds.form),
    names: termsOf(wordKinds.name),
    texts: termsOf(wordKinds.text),
    wholes: termsOf(wordKinds.whole),
    helpWords: withKind(known.terms, wordKinds.page, wordKinds.garment),
    nameStarts: withKind(known.starts, wordKinds.name),
    textStarts: withKind(known.starts, wordKinds.text),
    thingStarts: withKind(known.starts, wordKinds.thing),
  }
}

/** The word, what it begins with and what it ends in. */
function partsOf(word: string): string[] {
  const parts = [word]
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) parts.push(word.slice(0, at), word.slice(at))
  return parts
}

function startsOf(word: string): string[] {
  const starts = [word]
  for (let end = 4; end < word.length; end += 1) starts.push(word.slice(0, end))
  return starts
}

function withKind(words: ReadonlyMap<string, number>, kind: number, not = 0): ReadonlySet<string> {
  return new Set([...words].flatMap(([word, kinds]) => ((kinds & kind) !== 0 && (kinds & not) === 0 ? [word] : [])))
}
