import type { Metadata } from 'next'
import type { ComponentType } from 'react'
import { translator } from '../i18n/translate.ts'
import { fixedLink } from '../routing/fixed-links.ts'
import { type Language, otherLanguage } from '../routing/languages.ts'
import { type FixedPath, isExcluded } from '../routing/site-pages.ts'
import { inBothLanguages, pageMetadata } from '../seo/page-metadata.ts'
import { SitePage } from './(site)/[lang]/site-page.tsx'
import { pageLanguage } from './page-language.ts'

type Props = { params: Promise<{ lang: string }> }
type TitleKey = Extract<keyof typeof import('../i18n/messages/nb/shells.ts').shells, `${string}Title`>

/** A page that is the same for all and nothing for search engines: its route's metadata and component. */
export function shellPage(
  path: FixedPath,
  title: TitleKey | ((lang: Language) => string),
  Template: ComponentType<{ lang: Language }>,
) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const lang = pageLanguage((await params).lang)
    return pageMetadata(lang, {
      title: typeof title === 'function' ? title(lang) : translator(lang, 'shells')(title),
      paths: inBothLanguages((language) => fixedLink(language, path)),
      noIndex: isExcluded(path),
    })
  }

  async function Page({ params }: Props) {
    const lang = pageLanguage((await params).lang)
    return (
      <SitePage lang={lang} alternateHref={fixedLink(otherLanguage(lang), path)}>
        <Template lang={lang} />
      </SitePage>
    )
  }

  return { generateMetadata, Page }
}
