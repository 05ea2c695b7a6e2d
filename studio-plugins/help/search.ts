import type { Handbook, Page, Section } from './handbook.ts'

export type Found = { readonly page: Page; readonly section: Section; readonly excerpt: string }

const most = 12

/** Sections that contain all the words, or words that begin with them; those with the words in their title first. */
export function searchHandbook(handbook: Handbook, query: string): Found[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return []
  const starts = words.map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'iu'))
  const matches = (text: string) => starts.every((start) => start.test(text))
  const all = handbook.flatMap((page) => page.sections.map((section) => ({ page, section })))
  const found = all.filter(({ section }) => matches(`${section.title}\n${section.text}`))
  const titled = found.filter(({ section }) => matches(section.title))
  return [...titled, ...found.filter((one) => !titled.includes(one))]
    .slice(0, most)
    .map((one) => ({ ...one, excerpt: excerptOf(one.section.text, starts) }))
}

/** The first line with one of the words, without marks of Markdown. */
function excerptOf(text: string, starts: readonly RegExp[]): string {
  const lines = text.split('\n').map(plain).filter(Boolean)
  const line = lines.find((one) => starts.some((start) => start.test(one))) ?? lines[0] ?? ''
  return line.length > 160 ? `${line.slice(0, 160).trimEnd()} …` : line
}

function plain(line: string): string {
  return line
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|`|^#+ |^\d+\. |^[-|] ?/g, '')
    .trim()
}
