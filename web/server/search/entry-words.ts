import { wordKinds } from '#web/domain/search/search-engine.ts'
import { thingFields } from '#web/domain/search/search-fields.ts'
import { compoundEnds, wordsOf } from '#web/domain/search/search-text.ts'
import { formsOf } from '#web/domain/search/word-stems.ts'
import { type Entry, foldIndexedWord } from './make-entry.ts'

/** Shorter stems of texts are stems of too many words. */
const MIN_STEM = 4

const garmentTypes: ReadonlySet<string> = new Set(['product', 'clothingType'])
const pageTypes: ReadonlySet<string> = new Set(['page', 'landingPage', 'categoryPage'])

export type EntryWords = {
  /** The kinds of each term, as bits. */
  readonly kinds: ReadonlyMap<string, number>
  /** Ends of compounds, each with what is before it. */
  readonly ends: readonly { readonly ending: string; readonly start: string }[]
}

/** The words of entries, with how they use them. */
export function wordsOfEntries(entries: readonly Entry[]): EntryWords {
  const kinds = new Map<string, number>()
  const ends = new Map<string, { readonly ending: string; readonly start: string }>()
  const add = (term: string, kind: number) => kinds.set(term, (kinds.get(term) ?? 0) | kind)
  for (const { document, kind, words } of entries) {
    for (const [field, own] of Object.entries(words))
      for (const word of new Set(own.map(foldIndexedWord))) {
        if (field === 'ends') {
          for (const ending of compoundEnds(word)) {
            for (const form of formsOf(ending)) add(form, wordKinds.form)
            const start = word.slice(0, -ending.length)
            ends.set(`${ending} ${start}`, { ending, start })
          }
        } else if (thingFields.has(field)) for (const [term, bits] of nameKinds(word)) add(term, bits)
        else for (const [term, bits] of textKinds(word, field === 'other')) add(term, bits)
      }
    const named = namedBy(document._type)
    const names = [document.title.nb, document.title.en, kind?.nb, kind?.en].flatMap((text) => wordsOf(text ?? ''))
    if (named)
      for (const word of names.map(foldIndexedWord))
        for (const form of [word, ...compoundEnds(word)].flatMap(formsOf)) add(form, named)
  }
  return { kinds, ends: [...ends.values()] }
}

/** A name with its stems. */
export function nameKinds(word: string): (readonly [string, number])[] {
  const { name, thing, whole, form } = wordKinds
  return formsOf(word).map((one) => [one, thing | whole | form | (one === word ? name : 0)] as const)
}

function textKinds(word: string, isOther: boolean): (readonly [string, number])[] {
  const { text, other, whole, form } = wordKinds
  return formsOf(word).map((one) => {
    const isWhole = !isOther && one.length >= MIN_STEM
    return [one, form | (isWhole ? whole : 0) | (one === word ? (isOther ? other : text) : 0)] as const
  })
}

function namedBy(type: string): number | undefined {
  if (garmentTypes.has(type)) return wordKinds.garment
  return pageTypes.has(type) ? wordKinds.page : undefined
}
