import { type FormPatch, type Path, set, unset } from 'sanity'
import type { Page } from './addresses.ts'
import { completeAddress, linkTo } from './typed-address.ts'

/** A link of a text whose address should be written otherwise. */
export type PastedLink = { readonly key: string; readonly path: Path; readonly href: string }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const membersOf = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : [])

/** The links of the paragraphs of a text that are addresses of the shop with its host, or begin with `www.`. */
export function incompleteLinks(text: unknown, site: string): PastedLink[] {
  return membersOf(text).flatMap(({ _key: block, markDefs }) =>
    membersOf(markDefs).flatMap(({ _key: mark, href }) => {
      if (typeof block !== 'string' || typeof mark !== 'string' || typeof href !== 'string') return []
      if (completeAddress(href, site) === href) return []
      return [{ key: `${block} ${mark} ${href}`, path: [{ _key: block }, 'markDefs', { _key: mark }], href }]
    }),
  )
}

/** The change that completes a link, or makes it a link to the page that has its address. */
export function completingPatches({ path, href }: PastedLink, site: string, pages: readonly Page[]): FormPatch[] {
  const link = linkTo(href, site, pages)
  if ('href' in link) return [set(link.href, [...path, 'href'])]
  return [set(link.reference, [...path, 'reference']), unset([...path, 'href'])]
}
