/** A heading of a page, with what is written below it. */
export type Section = {
  readonly title: string
  /** As GitHub links to it. */
  readonly anchor: string
  readonly level: number
  readonly text: string
}

export type Page = {
  readonly name: string
  readonly title: string
  readonly markdown: string
  /** The first is the page itself. */
  readonly sections: readonly Section[]
}

/** The pages of one language, in the order in which its README lists them. */
export type Handbook = readonly Page[]

/** A page, and the heading to scroll to. */
export type Place = { readonly page: string; readonly anchor?: string | undefined }

/** The name by which GitHub links to a heading. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
}

function sectionsOf(markdown: string): Section[] {
  return markdown.split(/^(?=#{1,3} )/m).flatMap((part) => {
    const [, marks = '', title = '', text = ''] = /^(#+) ([^\n]*)(.*)/s.exec(part) ?? []
    return title ? [{ title, anchor: anchorOf(title), level: marks.length, text: text.trim() }] : []
  })
}

/** The handbook of a language from its files: name without ending, and Markdown. */
export function handbookFrom(files: Readonly<Record<string, string>>): Handbook {
  const order = [...(files.README ?? '').matchAll(/\]\(([\w-]+)\.md\)/g)].map(([, name = '']) => name)
  return order.flatMap((name) => {
    const markdown = files[name]
    if (markdown === undefined) return []
    const sections = sectionsOf(markdown)
    return [{ name, markdown, sections, title: sections[0]?.title ?? name }]
  })
}

/**
 * The place of a topic, which names the English heading. The pages of all languages have the same headings in the same
 * order.
 */
export function placeOf(topic: string, english: Handbook, shown: Handbook): Place {
  const [page = '', anchor] = topic.split('#')
  const sections = (handbook: Handbook) => handbook.find(({ name }) => name === page)?.sections ?? []
  const index = sections(english).findIndex((section) => section.anchor === anchor)
  return { page, anchor: sections(shown)[index]?.anchor }
}
