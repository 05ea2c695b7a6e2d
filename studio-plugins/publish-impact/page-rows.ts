import type { UsedPage } from '#studio-plugins/usage/pages.ts'
import { type Language, languages, localized } from '#web/routing/languages.ts'
import type { Redirect } from './warnings.ts'

/** A public page in one language. */
export type PageRow = { readonly href: string; readonly title: string; readonly language: Language }

/** Pages that are listed; the others are counted. */
export const MAX_ROWS = 50

/** The pages in each language that they exist in, at most MAX_ROWS, and how many more there are. */
export function pageRows(pages: readonly UsedPage[]): { readonly rows: readonly PageRow[]; readonly more: number } {
  const rows = pages.flatMap(({ title, hrefs }) =>
    languages.flatMap((language): PageRow[] => {
      const href = hrefs[language]
      return href ? [{ href, language, title: localized(title, language) ?? href }] : []
    }),
  )
  return { rows: rows.slice(0, MAX_ROWS), more: Math.max(0, rows.length - MAX_ROWS) }
}

/** Where a page is before the publication: a page that moves is still at its old address. */
export function publicHref(href: string, redirects: readonly Redirect[]): string {
  return redirects.find(({ to }) => to === href)?.from ?? href
}
