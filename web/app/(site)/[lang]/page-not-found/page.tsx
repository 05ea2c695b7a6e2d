import type { Metadata } from 'next'
import { fixedPageParams } from '#web/app/left-out-pages.ts'
import { pageLanguage } from '#web/app/page-language.ts'
import { NotFoundTemplate } from '#web/features/errors/not-found-template.tsx'
import { translator } from '#web/i18n/translate.ts'
import { homeLink } from '#web/routing/fixed-links.ts'
import { otherLanguage } from '#web/routing/languages.ts'
import { SitePage } from '../site-page.tsx'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = fixedPageParams('page-not-found')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = pageLanguage((await params).lang)
  return { title: translator(lang, 'notFound')('title'), robots: { index: false } }
}

/**
 * The proxy shows this page, with status 404, for every address that does not exist. An ordinary page rather than
 * `notFound()`, which Next would render in the browser only.
 */
export default async function PageNotFound({ params }: Props) {
  const lang = pageLanguage((await params).lang)
  return (
    <SitePage lang={lang} alternateHref={homeLink(otherLanguage(lang))} isError>
      <NotFoundTemplate lang={lang} />
    </SitePage>
  )
}
