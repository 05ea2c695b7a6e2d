import type { Rule, SanityClient } from 'sanity'
import { newAddress, oldAddress } from '#web/routing/redirects/addresses.ts'
import { type Redirect, redirectTable, resolveRedirect } from '#web/routing/redirects/resolve.ts'
import { t } from './norwegian.ts'
import { loadPages } from './page-index.ts'
import { pathsOf } from './page-maps.ts'
import { publishedId } from './rules.ts'

const apiVersion = '2026-01-01'

/** The published redirects, in the order in which the storefront reads them. */
const query = `*[_type == "redirect" && _id != $own && defined(from) && defined(to)] | order(_updatedAt asc){
  from, to, "permanent": permanent != false
}`

/** Rejects a redirect that forms a loop with the published ones, or a longer chain than the storefront follows. */
export function noRedirectLoop(rule: Rule): Rule {
  return rule.custom(async (to: string | undefined, { document, getClient }) => {
    const from = typeof document?.from === 'string' ? document.from : ''
    const path = oldAddress(from)
    // Invalid addresses are reported by another rule.
    if (!document || !to || !path || !newAddress(to)) return true
    const [others, pages] = await Promise.all([
      publishedRedirects(getClient({ apiVersion }), publishedId(document._id)),
      loadPages(getClient),
    ])
    const table = redirectTable([...others, { from, to, permanent: true }], 'https://site.invalid')
    const paths = pages.filter(({ published }) => published).flatMap(pathsOf)
    if (resolveRedirect(path, table, new Set(paths.map(decodeURIComponent)))) return true
    return t('This creates a redirect loop or a chain of more than ten redirects. Visitors would see the 404 page.')
  })
}

function publishedRedirects(client: SanityClient, own: string): Promise<Redirect[]> {
  return client.withConfig({ perspective: 'published', useCdn: false }).fetch<Redirect[]>(query, { own })
}
