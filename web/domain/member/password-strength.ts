import { accountLimits } from './account-limits.ts'

/** 0: too short to be accepted; 1 weak, 2 fair, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

const commonParts = /passord|password|qwerty|asdf|letmein|admin|hemmelig|tretopp|welcome|velkommen|(?:19|20)\d\d/g
const characterKinds: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}]/u, 20],
]
/** Bits of guessing from which each strength begins. */
const thresholds = [36, 52, 72] as const

/**
 * How hard a password is to guess, as advice only: length counts most, and text that guessers try first (`known`: the
 * member's own name and address, common words, repetitions, sequences) counts as one character each.
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  if (password.length < accountLimits.password.min) return 0
  const surprising = withoutObvious(password, known)
  const alphabet = characterKinds.reduce((sum, [pattern, size]) => sum + (pattern.test(surprising) ? size : 0), 0)
  const bits = [...surprising].length * Math.log2(Math.max(alphabet, 2))
  const passed = thresholds.filter((threshold) => bits >= threshold).length
  return ([1, 2, 3, 4] as const)[passed] ?? 4
}

function withoutObvious(password: string, known: readonly string[]): string {
  let rest = password
  const parts = known.flatMap((value) => value.toLowerCase().split(/[\s@.]+/)).filter((part) => part.length > 2)
  for (const part of [...parts, ...(password.toLowerCase().match(commonParts) ?? [])]) {
    const at = rest.toLowerCase().indexOf(part)
    if (at >= 0) rest = `${rest.slice(0, at)}${rest[at]}${rest.slice(at + part.length)}`
  }
  const characters = [...rest]
  return characters.filter((character, at) => !continues(characters[at - 2], characters[at - 1], character)).join('')
}

/** Whether the third character repeats or continues the two before it: aaa, 123, cba. */
function continues(first: string | undefined, second: string | undefined, third: string): boolean {
  if (!first || !second) return false
  const [a, b, c] = [first, second, third].map((character) => character.toLowerCase().codePointAt(0) ?? 0)
  const step = (b ?? 0) - (a ?? 0)
  return Math.abs(step) <= 1 && (c ?? 0) - (b ?? 0) === step
}
