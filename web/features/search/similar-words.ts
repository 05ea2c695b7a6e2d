import { type SearchEngine, wordKinds } from '#web/domain/search/search-engine.ts'
import { soundOf } from '#web/domain/search/sound.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Synonyms } from './query-terms.ts'
import { isMeant, partsToCorrect, type Similar } from './read-words.ts'
import { isShopWord } from './shop-words.ts'
import type { Vocabulary } from './vocabulary.ts'

const MIN_CORRECTED = 3

/**
 * Words of the shop that may be meant where a typed word, its parts or two words joined are not known. None is asked
 * for where there is only one word and it is known.
 */
export async function similarWords(
  engine: SearchEngine,
  lang: Language,
  typed: readonly string[],
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): Promise<Similar> {
  const known = { vocabulary, synonyms, synonymWords: new Set([...synonyms.values()].flat(2)) }
  // Alone, a word such as "vare" is rather a typo of "varme".
  const isLeftOut = (word: string) => typed.length > 1 && isShopWord(word)
  const unknown = typed.filter(
    (word) => !(/\d/.test(word) || word.length < MIN_CORRECTED || isLeftOut(word) || isMeant(word, known)),
  )
  const joined = typed.slice(1).map((word, at) => `${typed[at]}${word}`)
  const candidates = [...unknown, ...joined, ...[...unknown, ...joined].flatMap((word) => partsToCorrect(word, known))]
  const sounds = new Set(candidates.flatMap((word) => [soundOf(word), word]))
  if (sounds.size === 0) return { names: [], texts: [] }
  const words = [...(await engine.similarWords(lang, [...sounds]))]
  const isName = (kinds: number) => (kinds & wordKinds.name) !== 0
  return {
    names: words.flatMap(([word, kinds]) => (isName(kinds) ? [word] : [])),
    texts: words.flatMap(([word, kinds]) => (isName(kinds) ? [] : [word])),
  }
}
