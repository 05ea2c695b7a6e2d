import { fold, searchWords, words } from './tokens.ts'

const SEPARATOR = 0
const LETTER = 1
const DOT = 2
const OTHER = 3

/** What each UTF-16 code unit is to the two ways of cutting a text into words: made once, as it is looked at a lot. */
const CLASSES = Uint8Array.from({ length: 0x10000 }, (_, code) => classOf(String.fromCharCode(code)))

function classOf(character: string): number {
  if (searchWords(character).length > 0) return LETTER
  if (character === '.') return DOT
  return words(character).length > 0 ? OTHER : SEPARATOR
}

/**
 * All words of a text, folded, in either way of cutting it: that of `text::query()` and, where marks within words make a
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

/** Letters beyond the 65,536 first characters are taken for marks above, so those texts are cut anew both ways. */
function addContested(text: string, into: Set<string>): void {
  for (const word of words(text)) into.add(fold(word))
  for (const word of searchWords(text)) into.add(word)
}
