import type { Metadata } from 'next'
import type { ComponentType } from 'react'
import { translator } from '../i18n/translate.ts'
import { type Language, otherLanguage } from '../routing/languages.ts'
import { type Shell, shellLink } from '../routing/links.ts'
import { inBothLanguages, pageMetadata } from '../seo/page-metadata.ts'
import { SitePage } from './(site)/[lang]/site-page.tsx'
import { pageLanguage } from './page-language.ts'

type Props = { params: Promise<{ lang: string }> }
type TitleKey = Extract<keyof typeof import('../i18n/messages/nb/shells.ts').shells, `${string}Title`>

/** A page that is the same for all and nothing for search engines: its route's metadata and component. */
export function shellPage(shell: Shell, titleKey: TitleKey, Template: ComponentType<{ lang: Language }>) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const lang = pageLanguage((await params).lang)
    const title = translator(lang, 'shells')(titleKey)
    return pageMetadata(lang, {
      title,
      paths: inBothLanguages((language) => shellLink(language, shell)),
      noIndex: true,
    })
  }

  async function Page({ params }: Props) {
    const lang = pageLanguage((await params).lang)
    return (
      <SitePage lang={lang} alternateHref={shellLink(otherLanguage(lang), shell)}>
        <Template lang={lang} />
      </SitePage>
    )
  }

  return { generateMetadata, Page }
}
