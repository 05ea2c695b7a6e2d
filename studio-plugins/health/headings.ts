import { isA, isRichText, type Node, nodesOf, wordsOf } from './nodes.ts'
import { t } from './norwegian.ts'
import type { Finding } from './types.ts'

/** The title of the page is its first heading. */
const TITLE_LEVEL = 1

/** Headings of a text that are more than one level below the one before, through columns and fact boxes. */
export function headingFindings(node: Node): Finding[] {
  const isWithinText = node.path.some((segment) => typeof segment === 'object')
  if (!node.isList || !isRichText(node.type) || isWithinText) return []
  const findings: Finding[] = []
  let before = TITLE_LEVEL
  for (const inner of nodesOf(node.value, node.type, node.path)) {
    const level = levelOf(inner)
    if (level === undefined) continue
    if (level > before + 1 && !inner.isList) findings.push(skipped(inner, level, before))
    before = level
  }
  return findings
}

/** Titles of rows of products and pictures are headings themselves; a heading without words is an empty paragraph. */
function levelOf({ isList, type, value }: Node): number | undefined {
  if (isList) return undefined
  if (['productSelection', 'carousel'].includes(type.name)) return value.title ? 2 : undefined
  if (!isA(type, 'block') || typeof value.style !== 'string') return undefined
  const [, level] = /^h([2-6])$/.exec(value.style) ?? []
  return level === undefined || wordsOf(value).trim() === '' ? undefined : Number(level)
}

function skipped({ value, path }: Node & { isList: false }, level: number, before: number): Finding {
  const heading = wordsOf(value)
  const say = () =>
    before === TITLE_LEVEL
      ? t('“{heading}” is a heading {level}, and there is no heading 2 before it.', { heading, level })
      : t('“{heading}” is a heading {level}, and the one before is a heading {before}.', { heading, level, before })
  return { kind: 'headings', path, say }
}
