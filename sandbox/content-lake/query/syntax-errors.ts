import { QueryError } from './errors.ts'

type Token = { kind: 'operand' | 'operator' | 'open' | 'close' | 'end'; text: string; start: number }
type Bracket = { token: Token; before: Token | undefined }

const SPACE = /(?:\s|\/\/[^\n]*(?:\n|$))+/y
const WORD = /\$?\w+/y
const CLOSED_STRING = /^(["'])(?:\\.|(?!\1)[^\\])*\1$/s
const NUMBER = /\d+(?:\.\d+)?/y
const SYMBOL = /\.{2,3}|->|=>|==|!=|<=|>=|&&|\|\||\*\*|::|./sy
const WORD_OPERATORS = new Set(['in', 'match', 'asc', 'desc'])

/**
 * The error for a query that cannot be read, in the hosted lake's words. `offset` is where the parser gave up, which is
 * at or before the place of the mistake.
 */
export function syntaxError(query: string, offset: number): QueryError {
  const open: Bracket[] = []
  let before: Token | undefined
  for (let token = tokenAt(query, 0, before); ; token = tokenAt(query, token.start + token.text.length, before)) {
    if (isUnclosedString(token)) return unexpected(query, token)
    if (token.kind === 'end' || token.start >= offset) return errorAt(query, token, before, open)
    if (token.kind === 'open') open.push({ token, before })
    if (token.kind === 'close') open.pop()
    before = token
  }
}

function errorAt(query: string, token: Token, before: Token | undefined, open: readonly Bracket[]): QueryError {
  if (!before) return token.kind === 'end' ? parseError(query, 'no query', 0, 0) : unexpected(query, token)
  if (before.kind === 'operator') return unexpected(query, token)
  const bracket = open.at(-1)
  if (!bracket) return parseError(query, 'unable to parse entire expression', token.start, token.start)
  if (before.kind === 'open' && before.text !== '{') return unexpected(query, token)
  const { start } = bracket.token
  return parseError(query, `expected ${bodyOf(bracket)}`, start, token.start + Math.max(1, token.text.length))
}

/** The meaning of an unclosed bracket depends on the token directly before it. */
function bodyOf({ token, before }: Bracket): string {
  const follows = before?.kind === 'operand' || before?.kind === 'close'
  const isCall = before?.kind === 'operand' && before.start + before.text.length === token.start
  if (token.text === '{') return "'}' following object body"
  if (token.text === '[') return follows ? "']' following expression" : "']' following array body"
  return isCall ? "')' following function arguments" : "')' following parenthesized expression"
}

function unexpected(query: string, token: Token): QueryError {
  const seen = token.kind === 'end' ? 'end-of-file' : `token ${JSON.stringify(token.text)}`
  return parseError(query, `unexpected ${seen}, expected expression`, token.start, token.start + token.text.length)
}

function parseError(query: string, description: string, start: number, end: number): QueryError {
  return new QueryError('queryParseError', description, query, start, end)
}

function tokenAt(query: string, from: number, before: Token | undefined): Token {
  const start = from + (take(SPACE, query, from)?.length ?? 0)
  const first = query[start]
  if (first === undefined) return { kind: 'end', text: '', start: query.length }
  if (first === '"' || first === "'") return { kind: 'operand', text: stringText(query, start), start }
  const number = take(NUMBER, query, start)
  const word = number ?? take(WORD, query, start)
  if (word !== undefined)
    return { kind: WORD_OPERATORS.has(word) ? wordKind(word, before) : 'operand', text: word, start }
  const text = take(SYMBOL, query, start) ?? first
  return { kind: symbolKind(text, before), text, start }
}

/** `in` and `match` take an operand, `asc` and `desc` do not; at the start all are names of attributes. */
function wordKind(word: string, before: Token | undefined): Token['kind'] {
  const isOrder = word === 'asc' || word === 'desc'
  return isOrder || before?.kind === 'operator' || before?.kind === 'open' ? 'operand' : 'operator'
}

function symbolKind(text: string, before: Token | undefined): Token['kind'] {
  if (text === '(' || text === '[' || text === '{') return 'open'
  if (text === ')' || text === ']' || text === '}') return 'close'
  if (text === '@' || text === '^' || text === '->') return 'operand'
  const follows = before?.kind === 'operand' || before?.kind === 'close'
  return text === '*' && !follows ? 'operand' : 'operator'
}

/** The string that starts here, with its quotes; all the rest of the query when it is not closed. */
function stringText(query: string, start: number): string {
  const quote = query[start]
  for (let at = start + 1; at < query.length; at++) {
    if (query[at] === '\\') at++
    else if (query[at] === quote) return query.slice(start, at + 1)
  }
  return query.slice(start)
}

function isUnclosedString({ text }: Token): boolean {
  return /^["']/.test(text) && !CLOSED_STRING.test(text)
}

function take(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}
