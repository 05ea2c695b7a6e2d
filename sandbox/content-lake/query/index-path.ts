import { type Node, ungroup } from './syntax.ts'

export const TRAVERSAL = null

/** Steps from a document to a value in it: attribute names, and TRAVERSAL for every item of a list. */
export type IndexPath = readonly (string | typeof TRAVERSAL)[]

/** The names of `a.b.c` on the filter's item, or undefined for anything else. */
export function plainPath(wrapped: Node): readonly string[] | undefined {
  const node = ungroup(wrapped)
  if (node.type === 'This') return []
  if (node.type !== 'AccessAttribute') return undefined
  const base = node.base ? plainPath(node.base) : []
  return base && [...base, node.name]
}

/** The steps of `a.b`, `a.b[]` and `a[].b.c`, or undefined for anything else. */
export function traversalPath(wrapped: Node): IndexPath | undefined {
  const node = ungroup(wrapped)
  if (node.type === 'ArrayCoerce') return plainPath(node.base)
  if (node.type !== 'Map') return plainPath(node)
  const list = node.base.type === 'ArrayCoerce' ? plainPath(node.base.base) : undefined
  const rest = plainPath(node.expr)
  return list && rest && [...list, TRAVERSAL, ...rest]
}
