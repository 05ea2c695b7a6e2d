import type { LocalizedField } from './localized-fields.ts'

/** Lists of blocks within a rich text: in fact boxes, columns, and fact boxes in columns. */
const blockLists = ['', '.content[]', '.columns[].content[]', '.columns[].content[].content[]']
/** Other texts of blocks, those of fact boxes in columns included. */
const texts = ['title', 'caption', 'alt', 'text', 'html']
const otherTexts = [
  ...['', '.items[]', '.content[]', '.columns[].content[]'].flatMap((list) => texts.map((name) => `${list}.${name}`)),
  '.rows[].cells[]',
]

const SEPARATOR = '\n\n'

/** The GROQ expression of what `plainText` returns, so that the lake compares texts and sends none. */
export function plainTextInGroq({ path, kind }: LocalizedField, language: string): string {
  const value = `${path}.${language}`
  if (kind === 'address') return `coalesce(${value}.current, "")`
  if (kind === 'text') return `coalesce(${value}, "")`
  const parts = [
    ...blockLists.map((list) => `...${value}[]${list}{"text": pt::text(@)}.text`),
    ...otherTexts.map((list) => `...${value}[]${list}`),
  ]
  return `array::join([${parts.join(', ')}][defined(@) && @ != ""], "\\n\\n")`
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const at = (value: unknown, key: string): unknown => (isObject(value) ? Reflect.get(value, key) : undefined)
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The values at a path like `.columns[].content[].title` below each member of a list. */
function valuesAt(list: readonly unknown[], path: string): readonly unknown[] {
  return path
    .split('.')
    .filter(Boolean)
    .reduce(
      (values, step) =>
        step.endsWith('[]')
          ? values.flatMap((value) => toList(at(value, step.slice(0, -2))))
          : values.map((value) => at(value, step)),
      list,
    )
}

function textOfBlock(block: unknown): string {
  const spans = toList(at(block, 'children')).filter((child) => at(child, '_type') === 'span')
  return spans.map((span) => at(span, 'text')).join('')
}

/** The value of a localised field of a document. */
export function valueAt(document: unknown, { path }: LocalizedField, language: string): unknown {
  return at(path.split('.').reduce(at, document), language)
}

/** The text of a field in a language, without marks and styles; empty where there is none. */
export function plainText(document: unknown, field: LocalizedField, language: string): string {
  const value = valueAt(document, field, language)
  if (field.kind === 'address') return String(at(value, 'current') ?? '')
  if (field.kind === 'text') return typeof value === 'string' ? value : ''
  const blocks = toList(value)
  return [
    ...blockLists.flatMap((list) => valuesAt(blocks, list).map(textOfBlock)),
    ...otherTexts.flatMap((list) => valuesAt(blocks, list)),
  ]
    .filter((text) => typeof text === 'string' && text !== '')
    .join(SEPARATOR)
}
