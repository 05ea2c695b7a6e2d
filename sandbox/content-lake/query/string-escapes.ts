import { QueryError } from './errors.ts'

const STRING_OR_COMMENT = /"[^"\\]*(?:\\.[^"\\]*)*"|'[^'\\]*(?:\\.[^'\\]*)*'|\/\/[^\n]*/gs
const ESCAPE = /\\(?:u\{([\da-fA-F]+)\}|.)/gs
const KNOWN = '"\'\\/bfnrtu'
const LAST_CODE_POINT = 0x10ffff

/**
 * The query with `\u{...}` in its strings rewritten for groq-js, which supports only four-digit escapes.
 * Throws QueryError for an unknown escape, which groq-js would turn into the word "undefined".
 */
export function withPlainEscapes(query: string): string {
  if (!query.includes('\\')) return query
  return query.replaceAll(STRING_OR_COMMENT, (text, start: number) => {
    if (text.startsWith('//')) return text
    return text.replaceAll(ESCAPE, (found: string, code: string | undefined, at: number) => {
      const plain = plainEscape(found, code)
      if (plain !== undefined) return plain
      const place = start + at
      throw new QueryError('queryParseError', 'invalid escape sequence', query, place, place + found.length)
    })
  })
}

function plainEscape(found: string, code: string | undefined): string | undefined {
  if (code === undefined) return KNOWN.includes(found.charAt(1)) ? found : undefined
  const codePoint = Number.parseInt(code, 16)
  if (codePoint > LAST_CODE_POINT) return undefined
  const units = String.fromCodePoint(codePoint).split('')
  return units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
}
