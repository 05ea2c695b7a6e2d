import type { ObjectSchemaType, SchemaType } from 'sanity'
import { isA, isObject, isRichText, type Node, wordsOf } from './nodes.ts'
import { t } from './norwegian.ts'
import type { Finding } from './types.ts'

/** Blocks of a text, and paragraphs in it, without anything that visitors would see. */
export function emptyFindings(node: Node): Finding[] {
  if (node.isList) return isRichText(node.type) ? emptyParagraphs(node) : []
  const isBlock = node.parent !== undefined && isRichText(node.parent.type)
  const isPartOfBlock = node.type.fields.some(({ type }) => isRichText(type)) && node.path.length > 2
  if (isA(node.type, 'block') || !(isBlock || isPartOfBlock) || !isEmpty(node.value, node.type)) return []
  const { type, path } = node
  return [{ kind: 'empty', path, say: () => t('Empty: {block}', { block: type.title ?? type.name }) }]
}

/** Those within a block that is itself empty are not told twice. */
export function outermost(findings: readonly Finding[]): Finding[] {
  const starts = findings.map(({ path }) => JSON.stringify(path).slice(0, -1))
  return findings.filter((_, index) => !starts.some((start) => starts[index]?.startsWith(`${start},`)))
}

function emptyParagraphs({ value, path }: Node & { isList: true }): Finding[] {
  const empty = value.filter(isObject).filter((block) => block._type === 'block' && wordsOf(block).trim() === '')
  const [first] = empty
  if (!first) return []
  const say = () =>
    empty.length === 1 ? t('An empty paragraph') : t('{count} empty paragraphs', { count: empty.length })
  return [{ kind: 'empty', path: typeof first._key === 'string' ? [...path, { _key: first._key }] : path, say }]
}

/** Nothing in its lists, or nothing at all; a block that cannot hold anything, such as a line, is never empty. */
function isEmpty(value: Readonly<Record<string, unknown>>, type: ObjectSchemaType): boolean {
  if (isA(type, 'image')) return !holds(value, type)
  const fields = type.fields.filter((field) => canHold(field.type))
  const lists = fields.filter((field) => field.type.jsonType === 'array')
  const deciding = lists.length > 0 ? lists : fields
  return deciding.length > 0 && !deciding.some((field) => holds(value[field.name], field.type))
}

/** Options and numbers say how something looks; texts, pictures and references are something. */
function canHold(type: SchemaType): boolean {
  return type.jsonType === 'string' ? !type.options?.list : type.jsonType === 'object' || type.jsonType === 'array'
}

function holds(value: unknown, type: SchemaType): boolean {
  if (typeof value === 'string') return canHold(type) && value.trim() !== ''
  if (Array.isArray(value)) {
    if (type.jsonType !== 'array') return false
    return value.some((member: unknown) => {
      const name = isObject(member) ? member._type : undefined
      const memberType = type.of.find((one) => one.name === name) ?? type.of[0]
      return memberType !== undefined && holds(member, memberType)
    })
  }
  if (!isObject(value) || type.jsonType !== 'object') return false
  if (isA(type, 'block')) return wordsOf(value).trim() !== ''
  if (isA(type, 'image')) return isObject(value.asset)
  if (isA(type, 'reference')) return typeof value._ref === 'string'
  const fields = type.fields.filter((field) => canHold(field.type))
  // A line between two parts of a text is what it should be.
  return fields.length === 0 || fields.some((field) => holds(value[field.name], field.type))
}
