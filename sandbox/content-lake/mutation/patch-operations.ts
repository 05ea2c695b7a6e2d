import { TransactionRefused } from '../http/errors.ts'
import { type Fields, isObject } from '../mendoza/values.ts'

type Check = (value: unknown) => boolean

const CHECKS: Record<string, Check> = {
  set: isValuesByPath,
  setIfMissing: isValuesByPath,
  unset: (value) => Array.isArray(value) && value.every(isPath),
  inc: (value) => isValuesByPath(value, isNumber),
  dec: (value) => isValuesByPath(value, isNumber),
  insert: isInsertion,
  diffMatchPatch: (value) => isValuesByPath(value, isString),
  merge: isObject,
}
const SELECTORS = new Set(['id', 'query', 'params', 'ifRevisionID'])
/** A string in a path, in which brackets are ordinary characters. */
export const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g
export const POSITIONS = ['before', 'after', 'replace']

/**
 * The operations of a patch, without what selects its documents, in the words of the library that applies them.
 * @throws TransactionRefused 400 for an unknown operation, or one that is not of its form
 */
export function operationsOf(patch: Fields): Fields {
  const operations: Fields = {}
  for (const [name, value] of Object.entries(patch)) {
    if (SELECTORS.has(name)) continue
    if (!CHECKS[name]?.(value)) throw invalidOperation(name)
    operations[name] = name === 'merge' ? value : withPlainPaths(name, value)
  }
  return operations
}

function isValuesByPath(value: unknown, check: Check = () => true): boolean {
  return isObject(value) && Object.entries(value).every(([path, item]) => isPath(path) && check(item))
}

function isInsertion(value: unknown): boolean {
  if (!isObject(value)) return false
  const positions = POSITIONS.filter((name) => name in value)
  return positions.length === 1 && isPath(value[positions[0] ?? '']) && Array.isArray(value.items)
}

/** Every bracket is closed by one of its kind. */
function isPath(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const { depth, isClosedEarly } = [...value.replaceAll(QUOTED, '')].reduce(
    ({ depth, isClosedEarly }, character) => {
      const now = depth + (character === '[' ? 1 : character === ']' ? -1 : 0)
      return { depth: now, isClosedEarly: isClosedEarly || now < 0 }
    },
    { depth: 0, isClosedEarly: false },
  )
  return depth === 0 && !isClosedEarly
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number'
}

function isString(value: unknown): boolean {
  return typeof value === 'string'
}

function withPlainPaths(name: string, value: unknown): unknown {
  if (name === 'unset' && Array.isArray(value)) return value.map(plainPath)
  if (!isObject(value)) return value
  if (name !== 'insert') return Object.fromEntries(Object.entries(value).map(([path, item]) => [plainPath(path), item]))
  const entries = Object.entries(value)
  return Object.fromEntries(entries.map(([key, item]) => [key, POSITIONS.includes(key) ? plainPath(item) : item]))
}

/**
 * `list[]`, `list[*]` and `list[:2]` as `list[0:]` and `list[0:2]`, `["name"]` as `['name']`: the library supports no
 * other notation.
 */
function plainPath(path: unknown): string {
  const named = String(path).replaceAll(/\["([^"'\\]*)"\]/g, "['$1']")
  return named.replaceAll(new RegExp(`${QUOTED.source}|\\[(?:\\*?\\]|(?=:))`, 'g'), (found) =>
    found === '[' ? '[0' : found.startsWith('[') ? '[0:]' : found,
  )
}

function invalidOperation(name: string): TransactionRefused {
  const description =
    name in CHECKS ? `Invalid patch: "${name}" is not of its form` : `Invalid patch: unknown operation "${name}"`
  return new TransactionRefused(400, { description, type: 'validationError' })
}
