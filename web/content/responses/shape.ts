/**
 * The structure of a response of the lake: the type that typegen gives a query, as data. `shapes.gen.ts` has one for
 * each query.
 */
export type Shape =
  | { readonly kind: 'text' | 'number' | 'boolean' | 'empty' | 'plain' }
  | { readonly kind: 'literal'; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: 'list'; readonly of: Shape }
  | ObjectShape
  | UnionShape

export type ObjectShape = {
  readonly kind: 'object'
  readonly fields: Readonly<Record<string, Shape>>
  /** Fields that may be missing, in which case they are not in the object at all. */
  readonly optional: readonly string[]
}

export type UnionShape = {
  readonly kind: 'union'
  readonly of: readonly Shape[]
  /** Whether null is one of the possible values. */
  readonly nullable: boolean
}

/** Characters. Beyond it a text is an accident or an attack, and every page that shows it would carry it. */
export const MAX_TEXT_LENGTH = 250_000
