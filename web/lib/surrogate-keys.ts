/** The keys under which a CDN stores a page and by which it is purged: the page's cache tags, and two more. */

/** A key of every page. */
const everyPageKey = 'pages'
/** A key of pages whose own do not fit into a header. */
const manyKey = 'many'

/** Next's own tags, of routes and layouts. */
const nextTagPrefix = '_N_T_'
/** Next's tag of everything that a build has made, pages and others. */
export const everythingTag = `${nextTagPrefix}/layout`

type Header = { readonly separator: string; readonly maxLength: number }

/** The header of a page with these cache tags. */
export function keysOfPage(tags: readonly string[], { separator, maxLength }: Header): string {
  const own = tags.filter((tag) => !tag.startsWith(nextTagPrefix)).map(inHeader)
  const header = [everyPageKey, ...new Set(own)].join(separator)
  return header.length <= maxLength ? header : [everyPageKey, manyKey].join(separator)
}

/** The keys of all pages that may have one of these cache tags. */
export function keysToPurge(tags: readonly string[]): readonly string[] {
  if (tags.includes(everythingTag)) return [everyPageKey]
  return tags.length === 0 ? [] : [...new Set(tags.map(inHeader)), manyKey]
}

/** Spaces and commas separate keys. */
function inHeader(tag: string): string {
  return encodeURI(tag).replaceAll(',', '%2C')
}
