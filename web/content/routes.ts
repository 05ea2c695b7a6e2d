import 'server-only'
import type { Language } from '../routing/languages.ts'
import { routesTag } from './cache-tags.ts'
import { fetchContent } from './fetch-content.ts'
import { routesQuery } from './queries/routes.groq.ts'
import { documentPaths } from './site-paths.ts'

/** Every document that has a page, in the view of this request. */
export function siteRoutes() {
  return fetchContent(routesQuery, {}, { tags: [routesTag], tagDocuments: false, stega: false })
}

/** The document behind a decoded path of the language. */
export async function documentAt(lang: Language, path: string) {
  return documentPaths(await siteRoutes(), lang).get(path)
}
