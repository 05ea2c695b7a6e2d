import { parse } from 'groq-js'
import { z } from 'zod'

const node = z.looseObject({ type: z.string() })
type Node = z.infer<typeof node>

function nodeOf(value: unknown): Node | undefined {
  return node.safeParse(value).data
}

/** The parts that only pass on, or pick parts of, each of the documents before them. */
const transparent = ['PipeFuncCall', 'Group', 'Map', 'FlatMap', 'Projection', 'AccessAttribute', 'ArrayCoerce']

/**
 * The parts of a query that may hold any number of documents: a filter of all documents that does not name their ids,
 * or a list of references that are followed, where nothing cuts a slice of it, picks one element or only counts.
 */
function unboundedIn(part: Node, isBounded: boolean): string[] {
  const { type, base, expr } = part
  const isAll = type === 'Filter' && nodeOf(base)?.type === 'Everything' && !namesDocuments(nodeOf(expr))
  const isFollowed = type === 'Map' && nodeOf(base)?.type === 'ArrayCoerce' && follows(nodeOf(expr))
  const isCut = type === 'Slice' || type === 'AccessElement'
  const isCount = type === 'FuncCall' && part.name === 'count'
  const found = Object.values(part)
    .flat()
    .flatMap((child) => {
      const isInBase = child === base && (isCut || (isBounded && transparent.includes(type)))
      const inner = nodeOf(child)
      return inner ? unboundedIn(inner, isInBase || isCount) : []
    })
  return [
    ...(isAll && !isBounded ? ['all documents'] : []),
    ...(isFollowed && !isBounded ? ['references'] : []),
    ...found,
  ]
}

/** Whether a filter names the documents: `_id == …` or `_id in …`. */
function namesDocuments(filter: Node | undefined): boolean {
  if (!filter) return false
  const { type, op, left, right } = filter
  if (type === 'And') return namesDocuments(nodeOf(left)) || namesDocuments(nodeOf(right))
  const of = nodeOf(left)
  const isId = of?.type === 'AccessAttribute' && of.name === '_id' && !of.base
  return type === 'OpCall' && isId && (op === '==' || op === 'in')
}

/** Whether each element of a list is a reference that is followed. */
function follows(part: Node | undefined): boolean {
  if (!part) return false
  return part.type === 'Deref' ? nodeOf(part.base)?.type === 'This' : follows(nodeOf(part.base))
}

/**
 * What a query may hold any number of: documents, or references that are followed.
 * @throws the parser's error
 */
export function unbounded(query: string): string[] {
  const parsed = nodeOf(parse(query, { params: { from: 0, to: 1 } }))
  return parsed ? unboundedIn(parsed, false) : ['nothing']
}
