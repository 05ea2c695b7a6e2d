import { publishedRoutes } from '../content/routes.ts'
import { isLanguage } from '../routing/languages.ts'
import { siteAddresses } from '../routing/site-addresses.ts'
import type { PageName } from '../routing/site-pages.ts'

/**
 * Parameters for `generateStaticParams`, made from the decoded segments of each page of the route, below the language. Next demands at least
 * one: a shop without content yet is built with `missing`, an address that is not found.
 */
export async function staticParams<Params extends object>(
  lang: string,
  isOfRoute: (page: PageName) => boolean,
  paramsOf: (...segments: string[]) => Params,
  missing: Params,
): Promise<Params[]> {
  if (!isLanguage(lang)) return []
  const addresses = [...siteAddresses(await publishedRoutes(), lang)]
  const params = addresses
    .filter(([, { page }]) => isOfRoute(page))
    .map(([path]) => paramsOf(...path.split('/').slice(2)))
  return params.length > 0 ? params : [missing]
}
