import type { Metadata } from 'next'
import { pageLanguage } from '#web/app/page-language.ts'
import { standingsInPages } from '#web/app/standings-in-pages.ts'
import { PageText } from '#web/content/blocks/page-text.tsx'
import { editAttribute } from '#web/content/edit.ts'
import { loadHomePage } from '#web/content/pages.ts'
import { ownWords } from '#web/domain/content/page-description.ts'
import { HomeTemplate } from '#web/features/home/home-template.tsx'
import { homeLink } from '#web/routing/fixed-links.ts'
import { otherLanguage } from '#web/routing/languages.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'
import { withStandings } from '#web/ui/product-card/with-standings.ts'
import { SitePage } from './site-page.tsx'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = pageLanguage((await params).lang)
  const { home } = await loadHomePage(lang, { stega: false })
  const paths = inBothLanguages(homeLink)
  return pageMetadata(lang, { ...(home && ownWords(home)), seo: home?.seo, paths })
}

export default async function HomePage({ params }: Props) {
  const lang = pageLanguage((await params).lang)
  const [{ home, ...rows }, standings] = await Promise.all([loadHomePage(lang), standingsInPages()])
  const edit = await editAttribute()
  return (
    <SitePage lang={lang} alternateHref={homeLink(otherLanguage(lang))}>
      {home && (
        <HomeTemplate
          lang={lang}
          home={home}
          {...rows}
          crowdfunding={withStandings(rows.crowdfunding, standings)}
          preorder={withStandings(rows.preorder, standings)}
          content={<PageText lang={lang} doc={home} edit={edit} standings={standings} />}
          edit={edit}
        />
      )}
    </SitePage>
  )
}
