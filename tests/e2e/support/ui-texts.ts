import { en } from '#web/i18n/en.ts'
import { nb } from '#web/i18n/nb.ts'

const catalogues = { nb, en }

/** Returns a test for the storefront's own texts (web/i18n), which editors cannot change. */
export function uiTexts(lang: 'nb' | 'en'): (text: string) => boolean {
  const plain = new Set<string>()
  const patterns: RegExp[] = []
  // A link to the other language is written in that language.
  for (const message of [...leaves(catalogues[lang]), ...leaves(catalogues[lang === 'nb' ? 'en' : 'nb'].footer)]) {
    if (!/[{<]/.test(message)) plain.add(message)
    else patterns.push(...pieces(message))
  }
  return (text) => plain.has(text) || patterns.some((pattern) => pattern.test(text))
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}

/** Patterns for a message with arguments: for all of it and for each piece between its tags. */
function pieces(message: string): RegExp[] {
  const withoutArguments = splitArguments(message)
  return [withoutArguments, ...withoutArguments.split(/<[^>]*>/)]
    .filter((piece) => /\p{L}{2}/u.test(piece))
    .map((piece) => new RegExp(`^${piece.trim().split('\0').map(literally).join('.*')}$`, 's'))
}

/** Arguments (`{goal}`, `{count, plural, one {#} other {#}}`) become NUL. */
function splitArguments(message: string): string {
  let depth = 0
  let result = ''
  for (const character of message) {
    if (character === '{') depth++
    if (depth === 0) result += character
    if (character === '}' && --depth === 0) result += '\0'
  }
  return result
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
