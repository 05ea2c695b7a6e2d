import type { MetadataRoute } from 'next'
import { env } from '#web/config/server-env.ts'
import { defaultLanguage } from '#web/routing/languages.ts'
import { type ListedPage, sitemapFiles } from '../sitemap-pages.ts'

/**
 * The files below `/sitemaps/sitemap/` that the build makes; the index (sitemap.xml/route.ts) names those that there
 * are now.
 */
export async function generateSitemaps(): Promise<{ id: number }[]> {
  return (await sitemapFiles()).map((_, id) => ({ id }))
}

/** One file of the sitemap: pages for search engines, each with its translations. Empty where there is no such file. */
export default async function sitemap({ id }: { id: Promise<string> }): Promise<MetadataRoute.Sitemap> {
  const files = await sitemapFiles()
  return (files[Number(await id)] ?? []).flatMap(entries)
}

/** The entries of one page, in each language that it exists in. */
function entries(page: ListedPage): MetadataRoute.Sitemap {
  const urls = page.map(({ lang, href }) => [lang, `${env.siteOrigin}${href}`] as const)
  const translations = Object.fromEntries([
    ...urls,
    ...urls.filter(([lang]) => lang === defaultLanguage).map(([, url]) => ['x-default', url] as const),
  ])
  const lastModified = page[0]?.doc?._updatedAt
  return urls.map(([, url]) => ({
    url,
    ...(lastModified && { lastModified }),
    ...(urls.length > 1 && { alternates: { languages: translations } }),
  }))
}
