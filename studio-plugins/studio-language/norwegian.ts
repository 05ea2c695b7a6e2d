import { textsWith } from '#schemas/studio-language.ts'

/** The titles of tools, which their plugins set when the Studio is configured, and the switch itself. */
export const norwegian = {
  Overview: 'Oversikt',
  Content: 'Innhold',
  Presentation: 'Forhåndsvisning',
  Community: 'Fellesskap',
  Calendar: 'Kalender',
  Languages: 'Språk',
  Health: 'Tilstand',
  'Find and replace': 'Finn og erstatt',
  Releases: 'Utgivelser',
  Vision: 'Vision',
} as const

export const t = textsWith(norwegian)

type OwnText = keyof typeof norwegian

/** The title of a tool in the editor's language; the title of an unknown tool is not changed. */
export function toolTitle(title: string): string {
  const isOwn = (text: string): text is OwnText => Object.hasOwn(norwegian, text)
  return isOwn(title) ? t(title) : title
}
