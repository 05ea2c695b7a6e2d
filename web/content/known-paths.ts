import { createClient } from '@sanity/client'
import { readEnv } from '../config/env.ts'
import { contentEpoch } from '../lib/content-epoch.ts'
import { isLanguage } from '../routing/languages.ts'
import { withNewerCommunity } from '../routing/redirects/newer-community.ts'
import { otherLanguageRedirects } from '../routing/redirects/other-language.ts'
import { type Destination, type RedirectTable, redirectTable, resolveRedirect } from '../routing/redirects/resolve.ts'
import { decodedPath, sitePaths } from '../routing/site-addresses.ts'
import { readClientConfig } from '../services/sanity/client-config.ts'
import { runQuery } from '../services/sanity/run-query.ts'
import { isListingPage, type ListingPages, listingPages } from './listing-pages.ts'
import { newerCommunityQuery, redirectsQuery, routesQuery } from './queries/routes.groq.ts'
import { listingSizesQuery } from './queries/shop.groq.ts'
import { checkResponse } from './responses/check-response.ts'
import { reportProblems } from './responses/report-problems.ts'

/** Milliseconds for which an address that was not found is assumed to be still missing. */
const MISSING_FOR_MS = 1000

type Known = {
  readonly paths: ReadonlySet<string>
  readonly listingPages: ListingPages
  readonly redirects: RedirectTable
  readonly epoch: number
  readonly loadedAt: number
}

export type Found =
  | { readonly kind: 'page' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'moved'; readonly destination: Destination }

type LoadPaths = () => Promise<Pick<Known, 'paths' | 'listingPages' | 'redirects'>>

/** Asks the lake itself, past any CDN, so that what has just been published is found. */
async function loadFromLake(): ReturnType<LoadPaths> {
  const env = readEnv(process.env)
  const client = createClient({
    ...readClientConfig(env),
    useCdn: false,
    maxRetries: 0,
    timeout: 5000,
  })
  const [docs, redirects, community, sizes] = await Promise.all([
    runQuery(client, routesQuery),
    runQuery(client, redirectsQuery),
    runQuery(client, newerCommunityQuery),
    runQuery(client, listingSizesQuery),
  ])
  const routes = checkResponse(routesQuery, docs)
  const moves = checkResponse(redirectsQuery, redirects)
  const newer = checkResponse(newerCommunityQuery, community)
  const counted = checkResponse(listingSizesQuery, sizes)
  reportProblems([...routes.problems, ...moves.problems, ...newer.problems])
  const { paths, redirects: ofCommunity } = withNewerCommunity(sitePaths(routes.value), newer.value?.newerPage)
  const ofLanguages = otherLanguageRedirects(routes.value)
  return {
    paths,
    listingPages: listingPages(routes.value, counted.value),
    redirects: redirectTable([...ofLanguages, ...moves.value, ...ofCommunity], env.siteOrigin),
  }
}

/**
 * A redirect outlives the page that it leads to. Other sites, and addresses without a language, are not ours to know.
 */
function leadsSomewhere({ to }: Destination, paths: ReadonlySet<string>): boolean {
  if (!to.startsWith('/')) return true
  const path = decodedPath(new URL(to, 'https://site.invalid').pathname)
  return !isLanguage(path.split('/')[1]) || paths.has(path)
}

function isPage(path: string, { paths, listingPages }: Pick<Known, 'paths' | 'listingPages'>): boolean {
  return paths.has(path) || isListingPage(path, listingPages)
}

/**
 * Holds every address of the site, so that an unknown one is refused before it costs a rendering or a cache entry.
 * Reloads when something was published, and, for an unknown address, once a second at most. While the
 * lake does not respond, the last known addresses apply; before any have been loaded, every address passes.
 */
export function createKnownPaths(load: LoadPaths = loadFromLake, now: () => number = Date.now) {
  let known: Known | undefined
  let loading: Promise<void> | undefined

  async function reload(): Promise<void> {
    const epoch = contentEpoch()
    const loadedAt = now()
    try {
      known = { ...(await load()), epoch, loadedAt }
    } catch (error) {
      console.error('The addresses of the site could not be read:', error)
      if (known) known = { ...known, epoch, loadedAt }
    }
  }

  function isFreshFor(path: string): boolean {
    if (known?.epoch !== contentEpoch()) return false
    return isPage(path, known) || now() - known.loadedAt < MISSING_FOR_MS
  }

  return async function find(path: string): Promise<Found> {
    if (!isFreshFor(path)) {
      loading ??= reload().finally(() => {
        loading = undefined
      })
      await loading
    }
    if (!known || isPage(path, known)) return { kind: 'page' }
    const destination = resolveRedirect(path, known.redirects, known.paths)
    return destination && leadsSomewhere(destination, known.paths)
      ? { kind: 'moved', destination }
      : { kind: 'missing' }
  }
}
