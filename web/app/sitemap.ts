import type { MetadataRoute } from 'next'
import { env } from '../config/server-env.ts'
import { publishedNewerCommunity, publishedRoutes, type RouteDocument } from '../content/routes.ts'
import { defaultLanguage, type Language, languages } from '../routing/languages.ts'
import { withNewerCommunity } from '../routing/redirects/newer-community.ts'
import { decodedPath, type PageAddress, siteAddresses, sitePaths } from '../routing/site-addresses.ts'
import { sitePages } from '../routing/site-pages.ts'

type Address = PageAddress<RouteDocument> & { readonly lang: Language }

const listedPages = new Set(sitePages.filter(({ searchEngines }) => searchEngines === 'listed').map(({ name }) => name))

/** Every page for search engines, each with its translations. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [docs, newer] = await Promise.all([publishedRoutes(), publishedNewerCommunity()])
  const { paths } = withNewerCommunity(sitePaths(docs), newer)
  const addresses = languages.flatMap((lang) =>
    [...siteAddresses(docs, lang).values()].map((address) => ({ ...address, lang })),
  )
  const listed = addresses.filter(
    ({ page, doc, href }) => listedPages.has(page) && !doc?.noIndex && paths.has(decodedPath(href)),
  )
  const pages = Map.groupBy(listed, ({ page, doc, gender }) => [page, doc?._id, gender].join(' '))
  return [...pages.values()].flatMap(entries)
}

/** The entries of one page, in each language that it exists in. */
function entries(addresses: readonly Address[]): MetadataRoute.Sitemap {
  const urls = addresses.map(({ lang, href }) => [lang, `${env.siteOrigin}${href}`] as const)
  const translations = Object.fromEntries([
    ...urls,
    ...urls.filter(([lang]) => lang === defaultLanguage).map(([, url]) => ['x-default', url] as const),
  ])
  const lastModified = addresses[0]?.doc?._updatedAt
  return urls.map(([, url]) => ({
    url,
    ...(lastModified && { lastModified }),
    ...(urls.length > 1 && { alternates: { languages: translations } }),
  }))
}
