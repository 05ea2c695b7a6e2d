import 'server-only'
import type { Language } from '../routing/languages.ts'
import { routesTag } from './cache-tags.ts'
import { fetchContent, fetchPublished } from './fetch-content.ts'
import { routesQuery } from './queries/routes.groq.ts'
import { documentPaths } from './site-paths.ts'

/** Every document that has a page, in the view of this request. */
export function siteRoutes() {
  return fetchContent(routesQuery, {}, { tags: [routesTag], tagDocuments: false, stega: false })
}

/** The same for everybody, and where there is no request: static parameters, sitemap. */
export function publishedRoutes() {
  return fetchPublished(routesQuery, {}, [routesTag], false)
}

/** The document behind a decoded path of the language. */
export async function documentAt(lang: Language, path: string) {
  return documentPaths(await siteRoutes(), lang).get(path)
}
