import 'server-only'
import { isGender } from '#web/routing/genders.ts'
import { isLanguage } from '#web/routing/languages.ts'
import { countListingPages, listingPagePath, readListingPage } from '#web/routing/listing-pages.ts'
import { type RedirectRow, tableOfRows } from '#web/routing/redirects/redirect-rows.ts'
import { type Destination, resolveRedirect } from '#web/routing/redirects/resolve.ts'
import { decodedPath, fixedPageAt } from '#web/routing/site-addresses.ts'
import type { Database } from '../db/pool.ts'
import {
  type FoundPage,
  isEveryAddressKnown,
  type List,
  listSize,
  pageAtPath,
  redirectsFrom,
} from './read-addresses.ts'

/** The page or redirect at an address; unknown while the catalogue is being filled. */
export type Found =
  | { readonly kind: 'page' | 'missing' | 'unknown' }
  | { readonly kind: 'moved'; readonly destination: Destination }

export type Addresses = {
  readonly siteOrigin: string
  readonly pageAt: (path: string) => Promise<FoundPage | undefined>
  readonly redirectsFrom: (path: string) => Promise<readonly RedirectRow[]>
  readonly listSize: (list: List) => Promise<number>
  /** Whether an address that was not found does not exist. */
  readonly isEveryAddressKnown: () => Promise<boolean>
}

const site = 'https://site.invalid'

export type FindPath = (path: string) => Promise<Found>

/** Finds paths in the catalogue. */
export function findInDatabase(database: () => Database, siteOrigin: string): FindPath {
  return createFindPath({
    siteOrigin,
    pageAt: (path) => pageAtPath(database(), path),
    redirectsFrom: (path) => redirectsFrom(database(), path),
    listSize: (list) => listSize(database(), list),
    isEveryAddressKnown: () => isEveryAddressKnown(database()),
  })
}

/** Finds a decoded path by a few reads of single rows: more only where redirects lead to one another. */
export function createFindPath(addresses: Addresses): FindPath {
  let isComplete = false

  return async function findPath(path) {
    // No database can store it, so it is in no address.
    if (path.includes('\0')) return { kind: 'missing' }
    if (await isPage(addresses, path)) return { kind: 'page' }
    const destination = (await follow(addresses, path)) ?? (await followList(addresses, path))
    if (destination) return { kind: 'moved', destination }
    isComplete ||= await addresses.isEveryAddressKnown()
    return { kind: isComplete ? 'missing' : 'unknown' }
  }
}

async function isPage(addresses: Addresses, path: string): Promise<boolean> {
  const fixed = fixedPageAt(path)
  if (fixed === 'community') return !(await addresses.redirectsFrom(path)).some(({ kind }) => kind === 'newerCommunity')
  if (fixed || (await addresses.pageAt(path))) return true
  const further = readListingPage(path)
  if (!further) return false
  const list = await listAt(addresses, further.listing)
  return list !== undefined && further.page <= countListingPages(await addresses.listSize(list))
}

/** The list of the shop at a path. */
async function listAt(addresses: Addresses, path: string): Promise<List | undefined> {
  const lang = path.split('/')[1]
  if (!isLanguage(lang)) return undefined
  const fixed = fixedPageAt(path)
  if (fixed === 'shop') return { lang, gender: null, clothingTypeId: null }
  if (isGender(fixed)) return { lang, gender: fixed, clothingTypeId: null }
  const found = fixed ? undefined : await addresses.pageAt(path)
  const isList = found?.page === 'clothingType' || found?.page === 'clothingTypeOfGender'
  return isList ? { lang, gender: found.gender, clothingTypeId: found.documentId } : undefined
}

/** The final target of an address, unless that is nowhere: a redirect outlives the page that it leads to. */
async function follow(addresses: Addresses, from: string): Promise<Destination | undefined> {
  const table = new Map<string, Destination>()
  const visited = new Set<string>()
  for (let key = from.toLowerCase(); !visited.has(key); ) {
    visited.add(key)
    const redirects = await addresses.redirectsFrom(key)
    for (const [path, destination] of tableOfRows(redirects, addresses.siteOrigin)) table.set(path, destination)
    const destination = resolveRedirect(from, table)
    if (!destination) return undefined
    const path = pathOnSite(destination)
    if (path === undefined || (await isPage(addresses, path))) return destination
    key = path.toLowerCase()
  }
  return undefined
}

/** The path of a page that may be missing; other sites, and addresses without a language, are not ours to know. */
function pathOnSite({ to }: Destination): string | undefined {
  if (!to.startsWith('/')) return undefined
  const path = decodedPath(new URL(to, site).pathname)
  return isLanguage(path.split('/')[1]) ? path : undefined
}

/** A further page of a list that has moved moves with it: to the same page, or to the list where that is shorter. */
async function followList(addresses: Addresses, path: string): Promise<Destination | undefined> {
  const further = readListingPage(path)
  const list = further && (await follow(addresses, further.listing))
  if (!further || !list?.to.startsWith('/')) return list
  const { pathname, search, hash } = new URL(list.to, site)
  const page = listingPagePath(pathname, further.page)
  return (await isPage(addresses, decodedPath(page))) ? { ...list, to: page + search + hash } : list
}
