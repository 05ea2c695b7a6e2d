import 'server-only'
import { cacheTag } from 'next/cache'
import { addressTag, documentTag } from '#web/content/cache-tags.ts'
import { pageInContent, publishedNewerCommunity, publishedRoutes } from '#web/content/routes.ts'
import { contentView } from '#web/content/view.ts'
import { Unavailable } from '#web/lib/unavailable.ts'
import type { Gender } from '#web/routing/genders.ts'
import type { Language } from '#web/routing/languages.ts'
import { routesTag } from '#web/routing/routes-tag.ts'
import { fixedPageAt } from '#web/routing/site-addresses.ts'
import type { PageName } from '#web/routing/site-pages.ts'
import { isEveryAddressKnown, pageAtPath, routesInCatalogue } from '#web/server/catalogue/read-addresses.ts'
import { database } from '#web/server/db/database.ts'
import { readForPages } from '#web/server/read-for-pages.ts'

/** A page of the site, and the document that it belongs to if any. */
export type FoundPage = { readonly page: PageName; readonly gender?: Gender | undefined; readonly documentId?: string }

/** The database of a build may be another one, or behind the lake. */
const isBuild = process.env.NEXT_PHASE === 'phase-production-build'

/** The page at the segments of an address below its language, as Next passes them on: percent-encoded. */
export async function pageAtSegments(lang: Language, ...segments: readonly string[]): Promise<FoundPage | undefined> {
  const path = ['', lang, ...segments.map(decodeURIComponent)].join('/')
  const fixed = fixedPageAt(path)
  if (fixed) return { page: fixed }
  const isPublished = !isBuild && !(await contentView()).draft
  const stored = isPublished ? await pageInCatalogue(path) : undefined
  if (stored !== undefined) return stored ?? undefined
  const found = await pageInContent(lang, path)
  return found?.doc && { page: found.page, gender: found.gender, documentId: found.doc._id }
}

/** The page of a published document; null where there is none, undefined while the catalogue cannot say so. */
async function pageInCatalogue(path: string): Promise<FoundPage | null | undefined> {
  'use cache'
  cacheTag(addressTag(path))
  return await readForPages(async () => {
    const found = await pageAtPath(database(), path)
    if (!found) {
      await expectEveryAddress()
      return null
    }
    cacheTag(documentTag(found.documentId))
    return { page: found.page, gender: found.gender ?? undefined, documentId: found.documentId }
  })
}

/** All published documents with pages of their own, and the page that takes the place of the community page. */
export async function allRoutes() {
  const stored = isBuild ? undefined : await routesOfCatalogue()
  if (stored) return stored
  const [docs, newerPage] = await Promise.all([publishedRoutes(), publishedNewerCommunity()])
  return { docs, newerPage }
}

/** Undefined while the catalogue cannot say. */
async function routesOfCatalogue() {
  'use cache'
  cacheTag(routesTag)
  return await readForPages(async () => {
    await expectEveryAddress()
    return await routesInCatalogue(database())
  })
}

async function expectEveryAddress(): Promise<void> {
  if (!(await isEveryAddressKnown(database()))) throw new Unavailable('The catalogue is being filled')
}
