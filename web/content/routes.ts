import 'server-only'
import type { Language } from '../routing/languages.ts'
import { routesTag } from '../routing/routes-tag.ts'
import { type PageAddress, pageAt } from '../routing/site-addresses.ts'
import { addressTag, documentTag } from './cache-tags.ts'
import { fetchContent, fetchPublished } from './fetch-content.ts'
import { newerCommunityQuery, routesAfterQuery, routesAtQuery } from './queries/routes.groq.ts'
import type { RoutesAfterQueryResult } from './types.gen.ts'

type RouteDocument = RoutesAfterQueryResult[number]

/** The page at a decoded path, in the view of this request: for drafts, and where the catalogue cannot be asked. */
export async function pageInContent(lang: Language, path: string): Promise<PageAddress<RouteDocument> | undefined> {
  const options = { tags: [addressTag(path)], stega: false }
  return pageAt(await fetchContent(routesAtQuery, { ends: endsOf(path) }, options), lang, path)
}

/** The slugs or paths that a document may have if its page is at the path; imports may have stored stray slashes. */
function endsOf(path: string): string[] {
  const segments = path.split('/').slice(2)
  const ends = segments.map((_, at) => segments.slice(at).join('/'))
  return ends.flatMap((end) => [end, `/${end}`, `${end}/`, `/${end}/`])
}

/** The published documents with pages of their own, as a build reads them: all of them, 500 at a time. */
export async function publishedRoutes(): Promise<readonly RouteDocument[]> {
  const docs: RouteDocument[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const some: RoutesAfterQueryResult = await fetchPublished(routesAfterQuery, { after }, [routesTag], false)
    docs.push(...some)
    after = some.at(-1)?._id
  }
  return docs
}

/** The published page that editors want in the place of the community page. */
export async function publishedNewerCommunity() {
  return (await fetchPublished(newerCommunityQuery, {}, [routesTag, documentTag('communityPage')], false))?.newerPage
}
