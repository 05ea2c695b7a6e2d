import { newKey } from '../table-input/grid.ts'

export type Block = { readonly _type: string; readonly _key: string }

type Span = { readonly _type: 'span'; readonly _key: string; readonly text: string; readonly marks?: readonly string[] }

type MarkDef = { readonly _type: string; readonly _key: string }

/** A paragraph, heading or member of a list. */
export type TextBlock = Block & {
  readonly children: readonly (Span | Block)[]
  readonly style?: string
  readonly markDefs?: readonly MarkDef[]
}

export const isText = (block: Block): block is TextBlock => 'children' in block && Array.isArray(block.children)

const isSpan = (child: Span | Block): child is Span => child._type === 'span' && 'text' in child

export const textOf = (block: TextBlock) => block.children.map((child) => (isSpan(child) ? child.text : '')).join('')

/**
 * Blocks as an editor would have written them: no empty paragraphs, also not as line breaks within one, no spaces
 * around a paragraph, and headings that are not bold as a whole.
 */
export function tidied<One extends Block>(blocks: readonly One[]): (One | TextBlock)[] {
  return blocks.flatMap((block): (One | TextBlock)[] => (isText(block) ? paragraphs(block).map(unbolded) : [block]))
}

/** The block as paragraphs, which end where it has an empty line. */
function paragraphs(block: TextBlock): TextBlock[] {
  const parts: (Span | Block)[][] = [[]]
  for (const child of block.children) {
    const [first = '', ...others] = isSpan(child) ? child.text.replace(/\u00a0/g, ' ').split(/\n[ \t]*\n\s*/) : []
    if (!isSpan(child)) parts.at(-1)?.push(child)
    else {
      parts.at(-1)?.push({ ...child, text: first })
      for (const text of others) parts.push([{ ...child, _key: newKey(), text }])
    }
  }
  return parts.flatMap((children, index) => {
    const trimmed = trimmedAround(children)
    return trimmed.length === 0 ? [] : [withChildren(index === 0 ? block : { ...block, _key: newKey() }, trimmed)]
  })
}

/** Without spans that are empty, and without spaces and line breaks at both ends. */
function trimmedAround(children: readonly (Span | Block)[]): (Span | Block)[] {
  const isFilled = (child: Span | Block) => !isSpan(child) || child.text.trim() !== ''
  const kept = children.slice(children.findIndex(isFilled), children.findLastIndex(isFilled) + 1)
  return kept
    .map((child, index) => {
      if (!isSpan(child)) return child
      const start = index === 0 ? child.text.trimStart() : child.text
      return { ...child, text: index === kept.length - 1 ? start.trimEnd() : start }
    })
    .filter((child) => !isSpan(child) || child.text !== '')
}

function withChildren(block: TextBlock, children: readonly (Span | Block)[]): TextBlock {
  const used = new Set(children.flatMap((child) => (isSpan(child) ? (child.marks ?? []) : [])))
  return { ...block, children, markDefs: (block.markDefs ?? []).filter(({ _key }) => used.has(_key)) }
}

/** Word processors write headings as bold text, which they are by their style. */
function unbolded(block: TextBlock): TextBlock {
  const isHeading = /^h[1-6]$/.test(block.style ?? '')
  const isBold = block.children.every((child) => !isSpan(child) || child.marks?.includes('strong'))
  if (!isHeading || !isBold) return block
  const children = block.children.map((child) =>
    isSpan(child) ? { ...child, marks: child.marks?.filter((mark) => mark !== 'strong') ?? [] } : child,
  )
  return { ...block, children }
}
