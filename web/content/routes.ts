import 'server-only'
import type { Language } from '../routing/languages.ts'
import { routesTag } from '../routing/routes-tag.ts'
import { pageAt } from '../routing/site-addresses.ts'
import { documentTag } from './cache-tags.ts'
import { fetchContent, fetchPublished } from './fetch-content.ts'
import { newerCommunityQuery, routesQuery } from './queries/routes.groq.ts'
import type { RoutesQueryResult } from './types.gen.ts'

export type RouteDocument = RoutesQueryResult[number]

/** Every document that has a page, in the view of this request. */
export function siteRoutes(): Promise<RoutesQueryResult> {
  return fetchContent(routesQuery, {}, { tags: [routesTag], tagDocuments: false, stega: false })
}

/** The published routes, in draft mode too and outside of requests: static parameters, sitemap. */
export function publishedRoutes(): Promise<RoutesQueryResult> {
  return fetchPublished(routesQuery, {}, [routesTag], false)
}

/** The published page that editors want in the place of the community page. */
export async function publishedNewerCommunity() {
  return (await fetchPublished(newerCommunityQuery, {}, [routesTag, documentTag('communityPage')], false))?.newerPage
}

/** The page at the segments of an address below its language, as Next passes them on: percent-encoded. */
export async function pageAtSegments(lang: Language, ...segments: readonly string[]) {
  return pageAt(await siteRoutes(), lang, ['', lang, ...segments.map(decodeURIComponent)].join('/'))
}
