import type { Metadata } from 'next'
import { loadSearchWays } from '../../../../content/search-ways.ts'
import { SearchTemplate } from '../../../../features/search/search-template.tsx'
import { translator } from '../../../../i18n/translate.ts'
import { otherLanguage } from '../../../../routing/languages.ts'
import { shellLink } from '../../../../routing/links.ts'
import { pageLanguage } from '../../../page-language.ts'
import { inBothLanguages, pageMetadata } from '../../../page-metadata.ts'
import { SitePage } from '../site-page.tsx'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = pageLanguage((await params).lang)
  const paths = inBothLanguages((language) => shellLink(language, 'search'))
  return pageMetadata(lang, { title: translator(lang, 'search')('title'), paths, noIndex: true })
}

export default async function SearchPage({ params }: Props) {
  const lang = pageLanguage((await params).lang)
  return (
    <SitePage lang={lang} alternateHref={shellLink(otherLanguage(lang), 'search')}>
      <SearchTemplate lang={lang} clothingTypes={await loadSearchWays(lang)} />
    </SitePage>
  )
}
