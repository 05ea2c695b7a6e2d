import type { Metadata } from 'next'
import { fixedPageParams } from '#web/app/left-out-pages.ts'
import { pageLanguage } from '#web/app/page-language.ts'
import { ServerErrorTemplate } from '#web/features/errors/server-error-template.tsx'
import { texts } from '#web/i18n/translate.ts'
import { homeLink } from '#web/routing/fixed-links.ts'
import { otherLanguage } from '#web/routing/languages.ts'
import { SitePage } from '../site-page.tsx'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = fixedPageParams('server-error')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = pageLanguage((await params).lang)
  return { title: texts(lang, 'errors').serverTitle, robots: { index: false } }
}

/** The page server shows this page, with status 500, when a page fails on the server (docs/product/2). */
export default async function ServerError({ params }: Props) {
  const lang = pageLanguage((await params).lang)
  return (
    <SitePage lang={lang} alternateHref={homeLink(otherLanguage(lang))} isError>
      <ServerErrorTemplate lang={lang} texts={texts(lang, 'errors')} />
    </SitePage>
  )
}
