/** How many members an array has; previews hand over whatever is stored. */
export function countOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The running text of blocks, without its marks, for previews. */
export function plainText(blocks: unknown): string {
  return listIn(blocks)
    .flatMap((block) => listIn(property(block, 'children')))
    .map((span) => property(span, 'text'))
    .filter((text) => typeof text === 'string')
    .join(' ')
    .slice(0, 120)
}
