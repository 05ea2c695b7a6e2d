/** What search engines cut off, in characters. */
const shownCharacters = { title: 60, description: 155 } as const

/** Shortens as search engines do: at a space where there is one near, with an ellipsis. */
export function cutOff(text: string, most: number): string {
  if (text.length <= most) return text
  const head = text.slice(0, most - 1)
  const space = head.lastIndexOf(' ')
  return `${(space > most * 0.5 ? head.slice(0, space) : head).trimEnd()}…`
}

/** Text of one language of a localised value, or nothing. */
function textIn(value: unknown, language: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const text: unknown = Reflect.get(value, language)
  return typeof text === 'string' && text !== '' ? text : undefined
}

type Snippet = { readonly title: string; readonly description: string }

/** Title and description as a search result shows them: those of the `seo` object, else the page's own. */
export function snippetOf(document: Record<string, unknown>, language: string): Snippet {
  const seo = typeof document.seo === 'object' && document.seo !== null ? document.seo : {}
  const title = textIn(Reflect.get(seo, 'title'), language) ?? textIn(document.title, language) ?? 'Untitled'
  const description = textIn(Reflect.get(seo, 'description'), language) ?? textIn(document.lead, language) ?? ''
  return {
    title: cutOff(title, shownCharacters.title),
    description: cutOff(description, shownCharacters.description),
  }
}
