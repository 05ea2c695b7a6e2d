/** One or two letters that stand for a name: of its first and last word. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? []
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].flatMap((word) => (word ? [...word][0] : []))
  return letters.join('').toLocaleUpperCase('nb')
}

/** Colours of generated avatars: `--avatar-0` and so on in tokens.css. */
export const AVATAR_TONES = 6

/** One of `count` numbers, from zero, always the same for an id. */
export function numberOf(id: string, count: number): number {
  let hash = 0
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash % count
}
