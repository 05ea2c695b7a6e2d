import type { Scope } from '../scope.ts'
import type { OpCallNode } from '../syntax.ts'
import { patternWords, words } from './tokens.ts'

/** `text match pattern`: every word of the pattern is some word of the text. */
export function matches(node: OpCallNode, scope: Scope): boolean {
  const tokens = stringsOf(scope.evaluate(node.left).value).flatMap(words)
  const pattern = scope.evaluate(node.right).value
  if (Array.isArray(pattern) && pattern.some((part) => typeof part !== 'string')) return false
  const tests = stringsOf(pattern).flatMap(patternWords).map(wordTest)
  return tokens.length > 0 && tests.length > 0 && tests.every((test) => tokens.some((token) => test.test(token)))
}

export function wordTest(word: string): RegExp {
  return new RegExp(`^${word.slice(0, 1024).replaceAll('*', '.*')}$`, 'i')
}

export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : []
}
