import type { Scope } from '../scope.ts'
import { type Node, ungroup } from '../syntax.ts'
import { stringsOf, wordTest } from './match.ts'
import { patternWords, words } from './tokens.ts'

/** How well the scope's value fits an argument of `score()`: 0 when it does not. */
export function scoreOf(wrapped: Node, scope: Scope): number {
  const node = wrapped
  if (node.type === 'Or') return scoreOf(node.left, scope) + scoreOf(node.right, scope)
  if (node.type === 'And') {
    const left = scoreOf(node.left, scope)
    const right = scoreOf(node.right, scope)
    return left === 0 || right === 0 ? 0 : left + right
  }
  if (node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'boost') return boosted(node.args, scope)
  if (node.type === 'OpCall' && node.op === 'match') {
    return matchScore(stringsOf(scope.evaluate(node.left).value), stringsOf(scope.evaluate(node.right).value))
  }
  return scope.evaluate(ungroup(node)).value === true ? 1 : 0
}

function boosted([condition, weight]: Node[], scope: Scope): number {
  if (!condition || !weight) return 0
  const score = scoreOf(condition, scope)
  const boost = scope.evaluate(weight).value
  return score > 0 && typeof boost === 'number' ? score + boost : 0
}

/** A word counts for more the oftener it stands in the text, but ever less so (as in BM25). */
function matchScore(texts: string[], patterns: string[]): number {
  const tokens = texts.flatMap(words)
  return patterns.flatMap(patternWords).reduce((sum, word) => {
    const test = wordTest(word)
    const frequency = tokens.filter((token) => test.test(token)).length
    return sum + (frequency * 2.2) / (frequency + 1.2)
  }, 0)
}
