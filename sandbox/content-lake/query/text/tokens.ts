const WORD = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g
const WORD_OR_WILDCARD = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g
const EDGE_DOTS = /\b\.+|\.+\b/g

/** The words of a text as `match` sees them. Letters of every language are kept, marks and spaces separate. */
export function words(text: string): string[] {
  return text.replace(EDGE_DOTS, '').match(WORD) ?? []
}

/** The words of a pattern, which may hold `*`. */
export function patternWords(pattern: string): string[] {
  return pattern.replace(EDGE_DOTS, '').match(WORD_OR_WILDCARD) ?? []
}
