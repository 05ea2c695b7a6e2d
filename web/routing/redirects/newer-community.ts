import { communityLink } from '../fixed-links.ts'
import { languages } from '../languages.ts'
import { type LinkableDocument, pageLink } from '../links.ts'
import type { Redirect } from './resolve.ts'

/**
 * Applies where editors have chosen a newer page for the community: `paths` without the addresses that it replaces, and
 * a redirect from each. In a language in which the newer page has no address the community page stays (docs/product/2).
 */
export function withNewerCommunity(
  paths: ReadonlySet<string>,
  newerPage: LinkableDocument | null | undefined,
): { readonly paths: ReadonlySet<string>; readonly redirects: readonly Redirect[] } {
  const redirects = languages.flatMap((lang): Redirect[] => {
    const to = newerPage ? pageLink(lang, newerPage) : undefined
    const isPage = to !== undefined && paths.has(decodeURIComponent(to))
    return isPage ? [{ from: communityLink(lang), to, permanent: false }] : []
  })
  const replaced = new Set(redirects.map(({ from }) => from))
  return { paths: new Set([...paths].filter((path) => !replaced.has(path))), redirects }
}
