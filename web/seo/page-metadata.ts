import type { Metadata } from 'next'
import { env } from '../config/server-env.ts'
import { loadSiteFrame } from '../content/pages.ts'
import { type DescribedPage, describePage } from '../domain/content/page-description.ts'
import { defaultLanguage, type Language, languages } from '../routing/languages.ts'
import { type ImageValue, openGraphPicture } from '../services/sanity/pictures.ts'

type DescribedAddress = DescribedPage<ImageValue> & {
  readonly seo?: { readonly noIndex: boolean } | null | undefined
  readonly noIndex?: boolean
  /** Address of the page in each language in which it exists. */
  readonly paths: Readonly<Partial<Record<Language, string | undefined>>>
  readonly type?: 'website' | 'article'
}

/** Open Graph's names of the languages. */
const locales = { nb: 'nb_NO', en: 'en_GB' } as const

/**
 * Title, description, canonical address, translations and link preview of a page. All texts must come without the marks
 * of the preview (`stega: false`).
 */
export async function pageMetadata(lang: Language, page: DescribedAddress): Promise<Metadata> {
  const { settings } = await loadSiteFrame(lang, { stega: false })
  const shop = settings?.shopName ?? ''
  const { documentTitle, title, description, image } = describePage<ImageValue>(page, settings)
  const picture = openGraphPicture(image)
  return {
    metadataBase: new URL(env.siteOrigin),
    title: documentTitle,
    description,
    alternates: { canonical: page.paths[lang], languages: hreflang(page.paths) },
    robots: page.noIndex || page.seo?.noIndex ? { index: false, follow: true } : undefined,
    openGraph: {
      type: page.type ?? 'website',
      title,
      description,
      url: page.paths[lang],
      siteName: shop,
      locale: locales[lang],
      images: picture ? [picture] : undefined,
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** Translations of a page, the default language standing for all others; none where the page exists once only. */
function hreflang(paths: DescribedAddress['paths']): Record<string, string> {
  const translations = languages.flatMap((lang) => (paths[lang] ? [[lang, paths[lang]] as const] : []))
  if (translations.length < 2) return {}
  return { ...Object.fromEntries(translations), 'x-default': paths[defaultLanguage] ?? '' }
}

/** Paths of a page that exists in both languages, by one rule. */
export function inBothLanguages(link: (lang: Language) => string | undefined): DescribedAddress['paths'] {
  return Object.fromEntries(languages.map((lang) => [lang, link(lang)]))
}
