import { languages, otherLanguage } from '../languages.ts'
import { type LinkableDocument, pagesOf } from '../links.ts'
import { sitePaths } from '../site-addresses.ts'
import { oldAddress } from './addresses.ts'
import { withNewerCommunity } from './newer-community.ts'
import { type Redirect, type RedirectTable, readDestination } from './resolve.ts'

/** Why an address leads elsewhere; where several say so, the later kind in this list decides. */
export const redirectKinds = ['otherLanguage', 'redirect', 'newerCommunity'] as const

/** A redirect as the database keeps it, by the path that it is looked up with. */
export type RedirectRow = {
  /** Decoded, in lower case. */
  readonly path: string
  readonly kind: (typeof redirectKinds)[number]
  readonly to: string
  readonly permanent: boolean
}

/** A published document with what its redirects are made of. */
export type RedirectingDocument = LinkableDocument & {
  readonly from?: string | null
  readonly to?: string | null
  readonly permanent?: boolean | null
  /** The page that editors want in the place of the community page. */
  readonly newerPage?: LinkableDocument | undefined
}

/** The redirects that a published document makes. */
export function redirectRowsOf(document: RedirectingDocument): RedirectRow[] {
  const { _type, from, to, permanent, newerPage } = document
  if (_type === 'communityPage')
    return rowsOf('newerCommunity', newerPage ? withNewerCommunity(sitePaths([newerPage]), newerPage).redirects : [])
  if (_type !== 'redirect') return rowsOf('otherLanguage', otherLanguageRedirects([document]))
  return from && to ? rowsOf('redirect', [{ from, to, permanent: permanent !== false }]) : []
}

/**
 * Redirects to each page from its address with the slugs of the other language, which people get by typing another
 * language into an address. Temporary: an editor may give the slug to another page. A page that is there comes before
 * any of them.
 */
export function otherLanguageRedirects(docs: readonly LinkableDocument[]): Redirect[] {
  return docs.flatMap(pagesOf).flatMap(({ hrefs }) =>
    languages.flatMap((lang): Redirect[] => {
      const [to, translation] = [hrefs[lang], hrefs[otherLanguage(lang)]]
      const from = translation?.replace(/^\/[^/]+/, `/${lang}`)
      return to && from && from !== to ? [{ from, to, permanent: false }] : []
    }),
  )
}

function rowsOf(kind: RedirectRow['kind'], redirects: readonly Redirect[]): RedirectRow[] {
  return redirects.flatMap(({ from, ...redirect }) => {
    const path = oldAddress(from)
    return path ? [{ ...redirect, path, kind }] : []
  })
}

/** Redirects to be looked up. Those of one kind come in the order in which later ones replace earlier ones. */
export function tableOfRows(redirects: readonly RedirectRow[], siteOrigin: string): RedirectTable {
  const weakestFirst = redirectKinds.flatMap((kind) => redirects.filter((redirect) => redirect.kind === kind))
  return new Map(
    weakestFirst.flatMap(({ path, to, permanent }) => {
      const destination = readDestination(to, permanent, siteOrigin)
      return destination ? [[path, destination]] : []
    }),
  )
}
