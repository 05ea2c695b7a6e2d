import type { Metadata } from 'next'
import type { ComponentType } from 'react'
import { fixedLink } from '../routing/fixed-links.ts'
import { type Language, otherLanguage } from '../routing/languages.ts'
import { type FixedPath, isExcluded } from '../routing/site-pages.ts'
import { inBothLanguages, pageMetadata } from '../seo/page-metadata.ts'
import { SitePage } from './(site)/[lang]/site-page.tsx'
import { fixedPageParams } from './left-out-pages.ts'
import { pageLanguage } from './page-language.ts'

type Props = { params: Promise<{ lang: string }> }

/**
 * Builds the exports of a static page whose content comes from the browser. `routing/site-pages.ts` says
 * whether search engines may index it.
 */
export function privatePage(
  path: FixedPath,
  titleOf: (lang: Language) => string,
  Template: ComponentType<{ lang: Language }>,
) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const lang = pageLanguage((await params).lang)
    return pageMetadata(lang, {
      title: titleOf(lang),
      paths: inBothLanguages((language) => fixedLink(language, path)),
      noIndex: isExcluded(path),
    })
  }

  async function Page({ params }: Props) {
    const lang = pageLanguage((await params).lang)
    return (
      <SitePage lang={lang} alternateHref={fixedLink(otherLanguage(lang), path)} needsScripts>
        <Template lang={lang} />
      </SitePage>
    )
  }

  return { generateStaticParams: fixedPageParams(path), generateMetadata, Page }
}
