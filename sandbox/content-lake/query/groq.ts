import { evaluateSync, parse } from 'groq-js'
import { EvaluationError } from './errors.ts'
import type { Node } from './syntax.ts'

type ParseFunction = (query: string, options: { params: Record<string, unknown> }) => Node
type EvaluateFunction = (node: Node, options: GroqOptions) => { data: unknown }

/** What groq-js may need for a function that this engine leaves to it. */
export type GroqOptions = {
  root?: unknown
  timestamp?: Date
  identity?: string
  sanity?: { projectId: string; dataset: string }
}

// The package's declarations refer to a file that it does not ship, so its functions are typed here instead.
/** Parses a query; throws groq-js's own errors. */
export const parseTree = parse as unknown as ParseFunction
const evaluateTree = evaluateSync as unknown as EvaluateFunction

/** Lets groq-js evaluate one node whose children are values already. */
export function evaluateNode(node: Node, options: GroqOptions): unknown {
  try {
    return evaluateTree(node, options).data
  } catch (error) {
    const about = node.type === 'FuncCall' ? node.name : undefined
    throw new EvaluationError(error instanceof Error ? error.message : String(error), about)
  }
}
