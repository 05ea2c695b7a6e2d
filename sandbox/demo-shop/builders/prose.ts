import type { Reference } from './references.ts'
import { weakReference } from './references.ts'

interface Span {
  _type: 'span'
  text: string
  marks: string[]
}

interface LinkMark {
  _type: 'link'
  _key: string
  href?: string
  reference?: Reference
  openInNewTab?: boolean
}

export interface TextBlock {
  _type: 'block'
  style: 'normal' | 'h2' | 'h3' | 'h4' | 'blockquote'
  listItem?: 'bullet' | 'number'
  level?: number
  children: Span[]
  markDefs: LinkMark[]
}

const HEADINGS = { '## ': 'h2', '### ': 'h3', '#### ': 'h4', '> ': 'blockquote' } as const

/**
 * Turns copy written as light Markdown into Portable Text blocks. Paragraphs are separated by a blank line. Supported: `##`, `###`, `####`,
 * `>` quotes, `- ` and `1. ` lists (two leading spaces nest), `**strong**`, `_emphasis_`, `++underline++`, `~~struck~~`, `` `code` ``,
 * `[text](https://...)`, `[text](@documentId)` for a reference and `^` after the target for a new tab.
 */
export function prose(copy: string): TextBlock[] {
  return copy
    .trim()
    .split(/\n\s*\n/)
    .flatMap((paragraph) => (isList(paragraph) ? listItems(paragraph) : [textBlock(paragraph)]))
}

function isList(paragraph: string): boolean {
  return /^\s*(- |\d+\. )/.test(paragraph)
}

function listItems(paragraph: string): TextBlock[] {
  const lines = paragraph.split('\n').filter((line) => line.trim() !== '')
  const margin = Math.min(...lines.map(indentation))
  return lines.map((line) => {
    const level = 1 + Math.floor((indentation(line) - margin) / 2)
    const listItem = /^\s*- /.test(line) ? 'bullet' : 'number'
    return { ...block('normal', line.trim().replace(/^(- |\d+\. )/, '')), listItem, level }
  })
}

function indentation(line: string): number {
  return line.length - line.trimStart().length
}

function textBlock(paragraph: string): TextBlock {
  const text = paragraph
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
  for (const [prefix, style] of Object.entries(HEADINGS)) {
    if (text.startsWith(prefix)) return block(style, text.slice(prefix.length))
  }
  return block('normal', text)
}

function block(style: TextBlock['style'], text: string): TextBlock {
  const markDefs: LinkMark[] = []
  return { _type: 'block', style, children: spans(text, [], markDefs), markDefs }
}

const DECORATED =
  /\*\*(?<strong>.+?)\*\*|(?<![\p{L}\d])_(?<em>.+?)_(?![\p{L}\d])|\+\+(?<underline>.+?)\+\+|~~(?<struck>.+?)~~|`(?<code>.+?)`|\[(?<label>[^\]]+)\]\((?<target>[^)]+)\)/u
const DECORATORS = {
  strong: 'strong',
  em: 'em',
  underline: 'underline',
  struck: 'strike-through',
  code: 'code',
} as const

function spans(text: string, marks: string[], markDefs: LinkMark[]): Span[] {
  const match = DECORATED.exec(text)
  if (!match?.groups) return text === '' ? [] : [{ _type: 'span', text, marks }]
  const before = plain(text.slice(0, match.index), marks)
  const inside = decorated(match.groups, marks, markDefs)
  return [...before, ...inside, ...spans(text.slice(match.index + match[0].length), marks, markDefs)]
}

function decorated(groups: Record<string, string | undefined>, marks: string[], markDefs: LinkMark[]): Span[] {
  const { label, target } = groups
  if (label !== undefined && target !== undefined) {
    const mark = linkMark(target, markDefs.length)
    markDefs.push(mark)
    return spans(label, [...marks, mark._key], markDefs)
  }
  for (const [group, mark] of Object.entries(DECORATORS)) {
    const inner = groups[group]
    if (inner !== undefined) return spans(inner, [...marks, mark], markDefs)
  }
  return []
}

function plain(text: string, marks: string[]): Span[] {
  return text === '' ? [] : [{ _type: 'span', text, marks }]
}

function linkMark(target: string, index: number): LinkMark {
  const openInNewTab = target.endsWith('^')
  const address = openInNewTab ? target.slice(0, -1) : target
  const link = { _type: 'link', _key: `link${index}`, openInNewTab } as const
  return address.startsWith('@') ? { ...link, reference: weakReference(address.slice(1)) } : { ...link, href: address }
}
