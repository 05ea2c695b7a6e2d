/** The members of a list that a preview names. */
const shown = [0, 1, 2, 3] as const

/** Paths for a preview's `select` into the first members of a list: `{ name0: 'products.0.title.nb', … }`. */
export function inFirst(prefix: string, list: string, path: string): Record<string, string> {
  return Object.fromEntries(shown.map((index) => [`${prefix}${index}`, `${list}.${index}.${path}`]))
}

/** The values that `inFirst` selected under any of the prefixes, joined member by member. */
export function namesOfFirst(selected: Readonly<Record<string, unknown>>, ...prefixes: string[]): string {
  return shown
    .flatMap((index) => prefixes.map((prefix) => selected[`${prefix}${index}`]).find((name) => name) ?? [])
    .join(', ')
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The plain text of blocks, for previews. */
export function plainText(blocks: unknown): string {
  return listIn(blocks)
    .flatMap((block) => listIn(property(block, 'children')))
    .map((span) => property(span, 'text'))
    .filter((text) => typeof text === 'string')
    .join(' ')
    .slice(0, 120)
}

/** The start of the text of each object with `content`, such as columns. */
export function textsOf(objects: unknown): string {
  return listIn(objects)
    .map((object) => plainText(property(object, 'content')))
    .filter(Boolean)
    .join(' | ')
}
