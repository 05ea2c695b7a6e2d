import { fold, searchWords, words } from './tokens.ts'

const SEPARATOR = 0
const LETTER = 1
const DOT = 2
const OTHER = 3

/** The class of each UTF-16 code unit for the two tokenizers: computed once, because it is read often. */
const CLASSES = Uint8Array.from({ length: 0x10000 }, (_, code) => classOf(String.fromCharCode(code)))

function classOf(character: string): number {
  if (searchWords(character).length > 0) return LETTER
  if (character === '.') return DOT
  return words(character).length > 0 ? OTHER : SEPARATOR
}

/**
 * All words of a text, folded, by both tokenizers: that of `text::query()` and, where marks within words make a
 * difference, that of a plain `match`.
 */
export function allWords(text: string, into: Set<string>): void {
  const folded = fold(text)
  let start = -1
  let isContested = false
  let before = SEPARATOR
  for (let at = 0; at <= folded.length; at++) {
    const kind = at < folded.length ? (CLASSES[folded.charCodeAt(at)] ?? OTHER) : SEPARATOR
    if (kind === LETTER) {
      if (start === -1) start = at
      if (before === DOT) isContested = true
    } else if (start !== -1) {
      into.add(folded.slice(start, at))
      start = -1
    }
    if (kind === OTHER) isContested = true
    before = kind
  }
  if (isContested) addContested(text, into)
}

/** Letters beyond U+FFFF are classified as marks above, so those texts are tokenized again with both. */
function addContested(text: string, into: Set<string>): void {
  for (const word of words(text)) into.add(fold(word))
  for (const word of searchWords(text)) into.add(word)
}
