import type { Metadata } from 'next'
import { pageLanguage } from '#web/app/page-language.ts'
import { loadSearchSuggestions } from '#web/content/search-suggestions.ts'
import { SearchTemplate } from '#web/features/search/search-template.tsx'
import { translator } from '#web/i18n/translate.ts'
import { fixedLink } from '#web/routing/fixed-links.ts'
import { otherLanguage } from '#web/routing/languages.ts'
import { isExcluded } from '#web/routing/site-pages.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'
import { SitePage } from '../site-page.tsx'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = pageLanguage((await params).lang)
  const paths = inBothLanguages((language) => fixedLink(language, 'search'))
  return pageMetadata(lang, { title: translator(lang, 'search')('title'), paths, noIndex: isExcluded('search') })
}

export default async function SearchPage({ params }: Props) {
  const lang = pageLanguage((await params).lang)
  return (
    <SitePage lang={lang} alternateHref={fixedLink(otherLanguage(lang), 'search')} needsScripts>
      <SearchTemplate lang={lang} clothingTypes={await loadSearchSuggestions(lang)} />
    </SitePage>
  )
}
