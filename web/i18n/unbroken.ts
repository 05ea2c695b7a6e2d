/** The hyphen of “e-post”, “e-mail” and their compounds. */
const hyphen = /\be-(?=post|mail)/gi
/**
 * Forbids a line break, shows nothing, and is passed over by screen readers and searches: the fonts have no hyphen that
 * does not break.
 */
const JOINER = '\u2060'

/** The text with no line break at those hyphens. */
export function joinWords(text: string): string {
  return text.replace(hyphen, `$&${JOINER}`)
}

/**
 * The texts of a catalogue, with no line break in “e-post”. A text of one word stays as it is: browsers and password
 * managers know fields by such labels.
 */
export function unbroken<const Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts
export function unbroken(texts: Readonly<Record<string, string>>): object {
  const joined = Object.entries(texts).map(([key, text]) => [key, text.includes(' ') ? joinWords(text) : text])
  return Object.fromEntries(joined)
}
