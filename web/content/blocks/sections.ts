import { clean } from '#web/lib/stega-clean.ts'
import { headingLevels } from './heading-levels.ts'

/** A section of a long text: its heading's block, its place in the page and its name. */
export type Section = { readonly key: string; readonly id: string; readonly title: string }

/** The sections of a rich text in reading order: its headings that are directly below the page's. */
export function sectionsOf(value: readonly unknown[] | null | undefined): Section[] {
  if (!value) return []
  const levels = headingLevels(value)
  const taken = new Set<string>()
  return value.filter(isHeading).flatMap((block) => {
    const title = textOf(block)
    if (levels.get(block._key) !== 'h2' || title === '') return []
    return [{ key: block._key, id: uniqueId(title, taken), title }]
  })
}

type Heading = { readonly _key: string; readonly children: readonly unknown[] }

function isHeading(block: unknown): block is Heading {
  if (typeof block !== 'object' || block === null || !('_key' in block) || typeof block._key !== 'string') return false
  const isText = '_type' in block && block._type === 'block' && 'children' in block && Array.isArray(block.children)
  return isText && 'style' in block && /^h[234]$/.test(String(block.style))
}

function textOf({ children }: Heading): string {
  const texts = children.map((child) =>
    typeof child === 'object' && child !== null && 'text' in child && typeof child.text === 'string' ? child.text : '',
  )
  return (clean(texts.join('')) ?? '').trim()
}

const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', ß: 'ss' }

/** Readable in an address, and like no other id of a page. */
function uniqueId(title: string, taken: Set<string>): string {
  const plain = title.toLowerCase().replace(/[æøß]/g, (letter) => letters[letter] ?? '')
  const words = plain
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
  const wanted = `section-${words.replace(/^-|-$/g, '')}`
  let id = wanted
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`
  taken.add(id)
  return id
}
