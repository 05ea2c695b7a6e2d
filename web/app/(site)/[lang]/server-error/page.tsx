import type { Metadata } from 'next'
import { ServerErrorTemplate } from '../../../../features/errors/server-error-template.tsx'
import { otherLanguage } from '../../../../routing/languages.ts'
import { homeLink } from '../../../../routing/links.ts'
import { errorTexts } from '../../../error-texts.ts'
import { pageLanguage } from '../../../page-language.ts'
import { SitePage } from '../site-page.tsx'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = pageLanguage((await params).lang)
  return { title: errorTexts(lang).title, robots: { index: false } }
}

/** What the page server shows, with status 500, when a page fails on the server (docs/product/2). */
export default async function ServerError({ params }: Props) {
  const lang = pageLanguage((await params).lang)
  return (
    <SitePage lang={lang} alternateHref={homeLink(otherLanguage(lang))} isError>
      <ServerErrorTemplate lang={lang} texts={errorTexts(lang)} />
    </SitePage>
  )
}
