import type { MetadataRoute } from 'next'
import { env } from '../config/server-env.ts'
import { shellPages } from '../content/site-paths.ts'
import { languages } from '../routing/languages.ts'
import { shellLink } from '../routing/links.ts'

/** Shells stay out of the crawl; they say noindex too. */
export default function robots(): MetadataRoute.Robots {
  const shells = languages.flatMap((lang) => shellPages.map((shell) => shellLink(lang, shell)))
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', ...shells] },
    sitemap: `${env.siteOrigin}/sitemap.xml`,
  }
}
