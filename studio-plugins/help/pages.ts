import type { StudioLanguage } from '#schemas/studio-language.ts'
import { type Handbook, handbookFrom } from './handbook.ts'

const files = import.meta.glob<string>('../../docs/editors/*/*.md', { eager: true, import: 'default', query: '?raw' })

const pictures = import.meta.glob<string>('../../docs/editors/*/pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
})

function inLanguage(language: StudioLanguage): Handbook {
  const folder = `../../docs/editors/${language}/`
  return handbookFrom(
    Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => path.startsWith(folder))
        .map(([path, markdown]) => [path.slice(folder.length, -'.md'.length), markdown]),
    ),
  )
}

/** The pages of docs/editors. Import this module only when help is opened. */
export const handbooks: Readonly<Record<StudioLanguage, Handbook>> = { en: inLanguage('en'), nb: inLanguage('nb') }

/** The address of a picture that a page names relative to itself. */
export function pictureUrl(language: StudioLanguage, source: string): string | undefined {
  return pictures[`../../docs/editors/${language}/${source}`]
}
