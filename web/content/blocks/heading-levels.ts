export type HeadingLevel = 'h2' | 'h3' | 'h4'

/** Element of a heading by the key of its block. */
export type HeadingLevels = ReadonlyMap<string, HeadingLevel>

/** Place in the page (an `id`) of a section's heading by the key of its block. */
export type HeadingPlaces = ReadonlyMap<string, string>

const elements: readonly HeadingLevel[] = ['h2', 'h3', 'h4']

type Node = { readonly _key: string } & Readonly<Record<string, unknown>>

/**
 * The element of each heading by its block's key, in reading order and through columns and fact boxes. Editors choose a
 * heading's size; the outline below the page's `h1` must skip no level, so a heading is one deeper than the nearest
 * larger one before it, and headings of one size next to one another stay on one level.
 */
export function headingLevels(value: readonly unknown[]): HeadingLevels {
  const levels = new Map<string, HeadingLevel>()
  const open: number[] = []
  for (const node of nodesOf(value)) {
    const wanted = wantedLevel(node)
    if (wanted === undefined) continue
    while ((open.at(-1) ?? 0) >= wanted) open.pop()
    open.push(wanted)
    levels.set(node._key, elements[open.length - 1] ?? 'h4')
  }
  return levels
}

/** Titles of product rows and carousels are `h2` themselves. */
function wantedLevel({ _type, style, title }: Node): number | undefined {
  if (_type === 'productSelection' || _type === 'carousel') return title ? 2 : undefined
  const [, level] = _type === 'block' && typeof style === 'string' ? (/^h([234])$/.exec(style) ?? []) : []
  return level === undefined ? undefined : Number(level)
}

function* nodesOf(value: unknown): Generator<Node> {
  if (!Array.isArray(value)) return
  for (const node of value) {
    if (!isNode(node)) continue
    yield node
    yield* nodesOf(node.columns)
    yield* nodesOf(node.content)
    yield* nodesOf(sharedContent(node))
  }
}

/** The text that a fact box shows of a shared one. */
function sharedContent({ shared }: Node): unknown {
  return typeof shared === 'object' && shared !== null && 'content' in shared ? shared.content : undefined
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && '_key' in value
}
