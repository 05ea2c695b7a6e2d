/** How many colours generated avatars have; styles name them by their index. */
export const AVATAR_COLOURS = 6

/** The letters of a generated avatar: the first of the first name and of the last one. */
export function initialsOf(fullName: string): string {
  const names = fullName.split(/\s+/).filter((name) => /\p{L}|\p{N}/u.test(name))
  const [first, last] = [names[0], names.length > 1 ? names.at(-1) : undefined]
  return [first, last]
    .map((name) => name?.match(/\p{L}|\p{N}/u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('nb')
}

/** The colour of a member's generated avatar: the index of the member modulo the number of colours (R3.09), the same everywhere. */
export function avatarColour(memberId: string): number {
  let sum = 0
  for (const character of memberId) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return sum % AVATAR_COLOURS
}
