import { isConstant, unlessFailing } from '../constants.ts'
import { ANYTHING, type Predicate } from '../predicate.ts'
import type { Scope } from '../scope.ts'
import { type Node, type OpCallNode, ungroup } from '../syntax.ts'
import { NULL } from '../tracked.ts'
import { matcherOf, textQueryCall } from './match.ts'
import { Pattern } from './pattern.ts'
import type { Term } from './text-query.ts'
import { fold } from './tokens.ts'

/**
 * The predicate of `texts match pattern`. A filter needs all words of the pattern; a score above 0 needs any of them. A
 * text query always needs all.
 */
export function matchPredicate(node: OpCallNode, scope: Scope, needed: 'all' | 'any'): Predicate {
  const query = textQueryCall(node.right)
  if (!isIndexedText(node.left) || !isConstant(query?.args[0] ?? node.right)) return ANYTHING
  const matcher = unlessFailing(() => matcherOf(node, scope.nested(NULL)))
  if (!matcher) return ANYTHING
  if (matcher instanceof Pattern) {
    return { kind: needed === 'all' ? 'and' : 'or', parts: matcher.words.map(patternWord) }
  }
  return { kind: 'and', parts: matcher.terms.filter((term) => !term.isNegated).flatMap(termWords) }
}

/** A dot stands for any letter in a pattern, and `*` may be anywhere: an index knows whole words and their starts. */
function patternWord(word: string): Predicate {
  const start = word.replace(/\*+$/, '')
  if (start === '' || /[.*]/.test(start) || start.length > 1000) return ANYTHING
  return { kind: 'word', word: fold(start), isPrefix: start !== word }
}

function termWords({ words, isPrefix }: Term): Predicate[] {
  return words.map((word, index) => ({ kind: 'word', word, isPrefix: isPrefix && index === words.length - 1 }))
}

/** Whether all strings that the left side of a `match` can give are in the index of words. */
function isIndexedText(wrapped: Node): boolean {
  const node = ungroup(wrapped)
  switch (node.type) {
    case 'This':
      return true
    case 'AccessAttribute':
      if (!node.base) return node.name === '_id' || !node.name.startsWith('_')
      return !node.name.startsWith('_') && isIndexedText(node.base)
    case 'ArrayCoerce':
    case 'AccessElement':
    case 'Slice':
    case 'Filter':
      return isIndexedText(node.base)
    case 'Map':
    case 'FlatMap':
      return isIndexedText(node.base) && isIndexedText(node.expr)
    case 'Array':
      return node.elements.every(({ value }) => isIndexedText(value))
    default:
      return false
  }
}
