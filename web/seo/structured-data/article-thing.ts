import { env } from '#web/config/server-env.ts'
import type { ContentPageQueryResult } from '#web/content/types.gen.ts'
import type { Language } from '#web/routing/languages.ts'
import { pageLink } from '#web/routing/links.ts'
import { openGraphPicture } from '#web/services/sanity/pictures.ts'
import type { Thing } from './json-ld.tsx'

/** An article for search engines. */
export function articleThing(lang: Language, article: NonNullable<ContentPageQueryResult>): Thing {
  const image = openGraphPicture(article.image)
  return {
    '@type': 'Article',
    headline: article.title ?? undefined,
    description: article.lead ?? undefined,
    inLanguage: lang,
    image: image ? [image.url] : undefined,
    author: article.author ? { '@type': 'Person', name: article.author } : undefined,
    datePublished: article.publishedAt ?? undefined,
    dateModified: article._updatedAt,
    publisher: { '@id': `${env.siteOrigin}/#organisation` },
    mainEntityOfPage: `${env.siteOrigin}${pageLink(lang, article)}`,
  }
}
