import type { MetadataRoute } from 'next'
import { env } from '../config/server-env.ts'
import { publishedRoutes } from '../content/routes.ts'
import { listedGenders } from '../content/site-paths.ts'
import { defaultLanguage, type Language, languages } from '../routing/languages.ts'
import {
  communityLink,
  genderClothingTypeLink,
  genderLink,
  genders,
  homeLink,
  pageLink,
  shopLink,
} from '../routing/links.ts'

type LinkRule = (lang: Language) => string | undefined

/** Every page for search engines, each with its translations. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const docs = (await publishedRoutes()).filter(({ noIndex }) => !noIndex)
  const fixed: LinkRule[] = [
    homeLink,
    shopLink,
    communityLink,
    ...genders.map((g) => (lang: Language) => genderLink(lang, g)),
  ]
  return [
    ...fixed.flatMap((rule) => entries(rule)),
    ...docs.flatMap((doc) => entries((lang) => pageLink(lang, doc), doc._updatedAt)),
    ...docs
      .filter(({ _type }) => _type === 'clothingType')
      .flatMap((doc) =>
        listedGenders(doc).flatMap((gender) =>
          entries((lang) => genderClothingTypeLink(lang, gender, doc.slug?.[lang]?.current), doc._updatedAt),
        ),
      ),
  ]
}

function entries(rule: LinkRule, lastModified?: string): MetadataRoute.Sitemap {
  const urls = languages.flatMap((lang) => {
    const path = rule(lang)
    return path ? [[lang, `${env.siteOrigin}${path}`] as const] : []
  })
  const translations = Object.fromEntries([
    ...urls,
    ...urls.filter(([lang]) => lang === defaultLanguage).map(([, url]) => ['x-default', url] as const),
  ])
  return urls.map(([, url]) => ({
    url,
    ...(lastModified && { lastModified }),
    ...(urls.length > 1 && { alternates: { languages: translations } }),
  }))
}
