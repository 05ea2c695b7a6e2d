import { env } from '#web/config/server-env.ts'
import type { Crumb } from '#web/ui/breadcrumbs.tsx'
import type { Thing } from './json-ld.tsx'

/** The breadcrumbs of a page for search engines; `path` is the page's own. */
export function breadcrumbList(crumbs: readonly Crumb[], path: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs
      .filter(({ title }) => title)
      .map(({ title, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: `${env.siteOrigin}${href ?? path}`,
      })),
  }
}
