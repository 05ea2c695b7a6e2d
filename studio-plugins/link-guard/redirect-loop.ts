import type { Rule, SanityClient } from 'sanity'
import { comparablePath, newAddress, oldAddress } from '#web/routing/redirects/addresses.ts'
import { MAX_REDIRECT_CHAIN, type Redirect, redirectTable, resolveRedirect } from '#web/routing/redirects/resolve.ts'
import type { Page } from './addresses.ts'
import { t } from './norwegian.ts'
import { apiVersion, type GetClient } from './page-index.ts'
import { pathsOf } from './page-maps.ts'
import { loadPagesAt } from './pages-at.ts'
import { publishedId } from './rules.ts'

/** Stands in for the site's origin: editors write addresses of the site without it. */
const site = 'https://site.invalid'

/** Redirects of one path, of which the newest counts. */
const AT_ONCE = 100

/** The published redirects from a path, in the order in which the storefront reads them. */
const redirectsQuery = `*[_type == "redirect" && _id != $own && lower(from) in $written && defined(to)]
  | order(_updatedAt desc)[0...${AT_ONCE}] | order(_updatedAt asc){from, to, "permanent": permanent != false}`

/** Rejects a redirect that forms a loop with the published ones, or a longer chain than the storefront follows. */
export function noRedirectLoop(rule: Rule): Rule {
  return rule.custom(async (to: string | undefined, { document, getClient }) => {
    const from = typeof document?.from === 'string' ? document.from : ''
    // Invalid addresses are reported by another rule.
    if (!document || !to || !oldAddress(from) || !newAddress(to)) return true
    if (await leadsOn({ id: publishedId(document._id), from, to }, getClient)) return true
    return t('This creates a redirect loop or a chain of more than ten redirects. Visitors would see the 404 page.')
  })
}

type Own = { readonly id: string; readonly from: string; readonly to: string }

/** Whether visitors arrive somewhere. Asks step by step for what is at the next path, since there may be thousands. */
export async function leadsOn({ id, from, to }: Own, getClient: GetClient): Promise<boolean> {
  const client = getClient({ apiVersion }).withConfig({ perspective: 'published', useCdn: false })
  const path = oldAddress(from)
  if (!path) return true
  const others: Redirect[] = []
  const paths = new Set<string>()
  let next = pathIn(to)
  for (let steps = 0; next && next !== path && steps < MAX_REDIRECT_CHAIN; steps++) {
    const [redirects, pages] = await Promise.all([
      redirectsFrom(client, next, id),
      loadPagesAt(getClient, { paths: [next] }),
    ])
    others.push(...redirects)
    for (const one of publicPaths(pages)) paths.add(one)
    next = paths.has(next) ? undefined : pathIn(redirectTable(redirects, site).get(next)?.to)
  }
  const table = redirectTable([...others, { from, to, permanent: true }], site)
  return resolveRedirect(path, table, paths) !== undefined
}

/** The path of an address of the site, as redirects are looked up. */
function pathIn(address: string | undefined): string | undefined {
  return address?.startsWith('/') ? comparablePath(new URL(address, site).pathname) : undefined
}

const publicPaths = (pages: readonly Page[]) =>
  pages.filter(({ published }) => published).flatMap((page) => pathsOf(page).map(decodeURIComponent))

/** Editors may have written the path encoded or not, and with a slash at its end. */
function redirectsFrom(client: SanityClient, path: string, own: string): Promise<Redirect[]> {
  const written = [path, encodeURI(path).toLowerCase()].flatMap((one) => [one, `${one}/`])
  return client.fetch<Redirect[]>(redirectsQuery, { own, written })
}
