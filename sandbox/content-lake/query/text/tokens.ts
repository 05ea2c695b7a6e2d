const WORD = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g
const WORD_OR_WILDCARD = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g
const EDGE_DOTS = /\b\.+|\.+\b/g
const LETTER = '[\\p{L}\\p{M}\\p{N}_]'
const LETTERS = new RegExp(`${LETTER}+`, 'gu')
/** The words of a text as a plain `match` sees them: only spaces and some marks separate. */
export function words(text: string): string[] {
  return text.replace(EDGE_DOTS, '').match(WORD) ?? []
}

/** The words of a pattern, which may hold `*`. */
export function patternWords(pattern: string): string[] {
  return pattern.replace(EDGE_DOTS, '').match(WORD_OR_WILDCARD) ?? []
}

/** The words of a text as `text::query()` sees them: runs of letters (of every language) and digits, folded. */
export function searchWords(text: string): string[] {
  return fold(text).match(LETTERS) ?? []
}

/** Words that differ only by case, or by how an accent is encoded, fold to one. */
export function fold(text: string): string {
  return text.toUpperCase().normalize('NFC')
}

/** Finds folded words that follow one another in a folded text. */
export function phrasePattern(folded: readonly string[], isPrefix: boolean): RegExp {
  const other = LETTER.replace('[', '[^')
  return new RegExp(`(?<!${LETTER})${folded.join(`${other}+`)}${isPrefix ? '' : `(?!${LETTER})`}`, 'gu')
}
