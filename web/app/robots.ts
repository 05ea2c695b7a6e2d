import type { MetadataRoute } from 'next'
import { env } from '../config/server-env.ts'
import { fixedLink } from '../routing/fixed-links.ts'
import { languages } from '../routing/languages.ts'
import { isExcluded, isFixedPath, sitePages } from '../routing/site-pages.ts'

/** Pages that are not for search engines stay out of the crawl; they say noindex too. */
export default function robots(): MetadataRoute.Robots {
  const excluded = languages.flatMap((lang) =>
    sitePages.flatMap(({ path }) => (isFixedPath(path) && isExcluded(path) ? fixedLink(lang, path) : [])),
  )
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', ...excluded] },
    sitemap: `${env.siteOrigin}/sitemap.xml`,
  }
}
