import { MAX_TEXT_LENGTH, type Shape } from './shape.ts'
import { isObject } from './union-members.ts'

/** An unusable value of a response, which was left out. */
export type Problem = {
  /** The document that holds it; undefined where the response does not say. */
  readonly documentId: string | undefined
  /** Where, below the document: `content[2].columns[0]`. */
  readonly path: string
  /** The actual and the expected type: `a number, not text`. Never the value itself. */
  readonly problem: string
}

/** A path as the Studio's errors and GROQ write it: `content[2].columns`. */
export function formatPath(path: readonly (string | number)[]): string {
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
  return parts.join('').replace(/^\./, '')
}

export function problemOf(value: unknown, shape: Shape): string {
  return `${found(value)}, not ${wanted(shape)}`
}

function found(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (isObject(value))
    return typeof value._type === 'string' ? `an object of type "${value._type.slice(0, 50)}"` : 'an object'
  if (typeof value === 'string') return value.length > MAX_TEXT_LENGTH ? 'too long a text' : 'text'
  return `a ${typeof value}`
}

function wanted(shape: Shape): string {
  switch (shape.kind) {
    case 'text':
      return 'text'
    case 'literal':
      return 'one of the choices'
    case 'object':
      return shape.fields._type?.kind === 'literal'
        ? `an object of type "${shape.fields._type.values.join('", "')}"`
        : 'an object'
    case 'union':
      return shape.of.length > 2 ? 'one of the types' : shape.of.map(wanted).join(' or ')
    default:
      return `a ${shape.kind}`
  }
}
