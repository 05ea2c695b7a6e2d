import type { Rule, SanityClient } from 'sanity'
import { newAddress, oldAddress } from '#web/routing/redirects/addresses.ts'
import { type Redirect, redirectTable, resolveRedirect } from '#web/routing/redirects/resolve.ts'
import { addressesOf } from './link-targets.ts'
import { loadPages } from './page-index.ts'
import { publishedId } from './rules.ts'

const apiVersion = '2026-01-01'

/** What visitors are led by now, in the order in which the storefront reads it. */
const query = `*[_type == "redirect" && _id != $own && defined(from) && defined(to)] | order(_updatedAt asc){
  from, to, "permanent": permanent != false
}`

/**
 * Refuses a redirect that leads back to its own address by way of others, or through more of them than the storefront follows. Visitors would
 * get the 404 page.
 */
export function leadsOn(rule: Rule): Rule {
  return rule.custom(async (to: string | undefined, { document, getClient }) => {
    const from = typeof document?.from === 'string' ? document.from : ''
    const path = oldAddress(from)
    // What is no address has an error of its own.
    if (!document || !to || !path || !newAddress(to)) return true
    const [others, pages] = await Promise.all([
      publishedRedirects(getClient({ apiVersion }), publishedId(document._id)),
      loadPages(getClient),
    ])
    const table = redirectTable([...others, { from, to, permanent: true }], 'https://site.invalid')
    const paths = pages.filter(({ published }) => published).flatMap(addressesOf)
    if (resolveRedirect(path, table, new Set(paths.map(decodeURIComponent)))) return true
    return 'With the redirects that are there already, this leads in a circle or through too many steps. Visitors would find no page.'
  })
}

function publishedRedirects(client: SanityClient, own: string): Promise<Redirect[]> {
  return client.withConfig({ perspective: 'published', useCdn: false }).fetch<Redirect[]>(query, { own })
}
