import { formsOf } from '#web/domain/search/word-stems.ts'
import { modifierOf, type Synonyms } from './query-terms.ts'
import { afterFitPrefix, FIT_WORDS, isGenericWord, isShopWord } from './shop-words.ts'
import { type Correction, createSpelling, type LexiconWord, type Spelling } from './spelling.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The words that typed ones are looked up in, without corrections. */
export type Known = Pick<Lexicon, 'vocabulary' | 'synonyms' | 'synonymWords'>

/** The words that typed ones may mean: those of the shop, of synonyms and of who garments are for. */
export type Lexicon = {
  readonly vocabulary: Vocabulary
  readonly synonyms: Synonyms
  /** Words of synonyms. */
  readonly synonymWords: ReadonlySet<string>
  /** For all words; those that are in texts only are corrected to where nothing else is as near. */
  readonly all: Spelling
  /** For words that name things. */
  readonly things: Spelling
}

const TEXT_WORD = 1
const INFLECTED = 0.05
const FIT_WORD = 0.5
const MIN_TEXT_WORD = 4
const MIN_PART = 3
/** Two words are joined if they then are a word, but for double letters. */
const SAME_SOUND = 0.25
const ONE_EDIT = 1
const MIN_CORRECTED = 4
const SPLIT = 0.2
const MIN_COMPOUND = 7

/** Words of the shop that look like one that was typed. */
export type Similar = { readonly names: readonly string[]; readonly texts: readonly string[] }

export function createLexicon(vocabulary: Vocabulary, synonyms: Synonyms, similar: Similar): Lexicon {
  const synonymWords = new Set([...synonyms.values()].flat(2))
  const names = new Set([...similar.names, ...synonymWords])
  const named = [...names].filter((word) => !isShopWord(word))
  const inflected = new Set(named.flatMap(inflections).filter((word) => !names.has(word)))
  const things = [
    ...named.map((word): LexiconWord => ({ word, penalty: 0 })),
    ...[...inflected].map((word): LexiconWord => ({ word, penalty: INFLECTED })),
    ...FIT_WORDS.map((word): LexiconWord => ({ word, penalty: FIT_WORD })),
  ]
  const texts = similar.texts.filter((word) => word.length >= MIN_TEXT_WORD && !names.has(word))
  const all = [...things, ...texts.map((word) => ({ word, penalty: TEXT_WORD }))]
  return { vocabulary, synonyms, synonymWords, all: createSpelling(all), things: createSpelling(things) }
}

/** The forms that shoppers type most, so that a typo in one is found: they are looked up by their stem. */
function inflections(word: string): string[] {
  if (word.length < 4 || /\d|[rs]$/.test(word)) return []
  return word.endsWith('e') ? [`${word}n`, `${word}r`, `${word}s`, `${word}ne`] : [`${word}er`, `${word}en`, `${word}s`]
}

/**
 * Folded words as their typist meant them: compounds that were typed apart are joined, misspelt words corrected, and
 * the last one completed.
 */
export function readWords(typed: readonly string[], lexicon: Lexicon): string[] {
  const joined = joinCompounds(typed, lexicon)
  // Alone, a word such as "vare" is rather a typo than left out.
  const isLeftOut = (word: string) => joined.length > 1 && isShopWord(word)
  return [
    ...new Set(joined.map((word, at) => (isLeftOut(word) ? word : readWord(word, at === joined.length - 1, lexicon)))),
  ]
}

function joinCompounds(typed: readonly string[], lexicon: Lexicon): string[] {
  const words: string[] = []
  for (let at = 0; at < typed.length; at += 1) {
    const [word = '', next] = typed.slice(at, at + 2)
    const compound = next === undefined ? undefined : compoundOf(word, next, lexicon)
    words.push(compound ?? word)
    if (compound !== undefined) at += 1
  }
  return words
}

function compoundOf(start: string, end: string, lexicon: Lexicon): string | undefined {
  const { vocabulary, synonyms } = lexicon
  if (synonyms.has(`${start} ${end}`)) return
  const compound = start + end
  if (vocabulary.names.has(compound) || synonyms.has(compound)) return compound
  if (compound.length < MIN_COMPOUND) return
  const near = lexicon.things.correct(compound)
  const isOdd = [start, end].some((part) => !isShopWord(part) && !isMeant(part, lexicon))
  return near && near.cost <= (isOdd ? ONE_EDIT : SAME_SOUND) ? near.word : undefined
}

function readWord(word: string, isLast: boolean, lexicon: Lexicon): string {
  if (/\d/.test(word) || word.length < MIN_PART || isMeant(word, lexicon)) return word
  const { vocabulary, synonymWords } = lexicon
  if (vocabulary.nameStarts.has(word)) return word
  const begun = isLast
    ? [...synonymWords].filter((other) => other.startsWith(word)).sort((one, other) => one.length - other.length)[0]
    : undefined
  if (begun || vocabulary.textStarts.has(word)) return begun ?? word
  const whole = lexicon.all.correct(word, isLast)
  const parts = correctPart(word, lexicon)
  if (parts && (!whole || parts.cost + SPLIT < whole.cost)) return parts.word
  return whole?.word ?? word
}

/** Whether the word can be looked up as it is. */
export function isMeant(word: string, lexicon: Known): boolean {
  if (isKnown(word, lexicon)) return true
  const rest = afterFitPrefix(word)
  if (rest !== undefined && isKnown(rest, lexicon)) return true
  return splits(word).some(([start, end]) => isThing(end, lexicon) && isModifier(start, lexicon))
}

function isKnown(word: string, { vocabulary: { names, texts, wholes }, synonyms, synonymWords }: Known): boolean {
  if (names.has(word) || texts.has(word) || synonymWords.has(word)) return true
  return formsOf(word).some((form) => wholes.has(form) || synonyms.has(form))
}

function isThing(word: string, { vocabulary: { things }, synonyms }: Known): boolean {
  return isGenericWord(word) || formsOf(word).some((form) => things.has(form) || synonyms.has(form))
}

function isModifier(start: string, lexicon: Known): boolean {
  return (
    modifierOf(
      start,
      (part) => FIT_WORDS.includes(part) || isThing(part, lexicon) || lexicon.vocabulary.texts.has(part),
    ) !== undefined
  )
}

function splits(word: string): (readonly [string, string])[] {
  const count = Math.max(0, word.length - 2 * MIN_PART + 1)
  return Array.from({ length: count }, (_, at) => [word.slice(0, at + MIN_PART), word.slice(at + MIN_PART)] as const)
}

/** The beginning and the end of a compound whose other part is known, each with that part. */
function misspeltParts(word: string, lexicon: Known) {
  const parts = splits(word)
  return {
    knownEnd: parts.find(([start, end]) => start.length >= MIN_CORRECTED && isThing(end, lexicon)),
    knownStart: parts.findLast(([start, end]) => end.length >= MIN_CORRECTED && isModifier(start, lexicon)),
  }
}

/** The parts that `readWords` may correct in a compound. */
export function partsToCorrect(word: string, lexicon: Known): string[] {
  const { knownEnd, knownStart } = misspeltParts(word, lexicon)
  return [...(knownEnd ? [knownEnd[0]] : []), ...(knownStart ? [knownStart[1]] : [])]
}

/** A compound of which one part is misspelt: "dsmejakke", "vinterjake". The other part is the longest that is known. */
function correctPart(word: string, lexicon: Lexicon): Correction | undefined {
  const { knownEnd, knownStart } = misspeltParts(word, lexicon)
  const start = knownEnd && nearPart(knownEnd[0], lexicon)
  const end = knownStart && nearPart(knownStart[1], lexicon)
  const corrected = [
    ...(start ? [{ word: start.word + knownEnd[1], cost: start.cost }] : []),
    ...(end ? [{ word: knownStart[0] + end.word, cost: end.cost }] : []),
  ]
  return corrected.sort((one, other) => one.cost - other.cost)[0]
}

function nearPart(part: string, lexicon: Lexicon): Correction | undefined {
  if (isKnown(part, lexicon)) return
  const near = lexicon.things.correct(part)
  const isNear = near && near.cost <= ONE_EDIT && near.word[0] === part[0] && near.word.length >= MIN_CORRECTED
  return isNear ? near : undefined
}
