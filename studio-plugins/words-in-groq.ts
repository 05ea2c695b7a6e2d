/** The words of what is typed into a search, as they are compared. */
export const wordsOf = (typed: string): string[] => typed.toLocaleLowerCase('nb').split(/\s+/).filter(Boolean)

/**
 * A GROQ condition: each of the words is somewhere in one of the fields, also within a word, where `match` does not
 * look. The words are its parameters.
 */
export function hasWords(fields: readonly string[], words: readonly string[]): string {
  const text = fields.map((field) => `coalesce(${field}, "")`).join(' + " " + ')
  return words.map((_, index) => `count(string::split(lower(${text}), $word${index})) > 1`).join(' && ') || 'true'
}

export const wordParams = (words: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(words.map((word, index) => [`word${index}`, word]))
