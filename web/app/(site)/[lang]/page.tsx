import type { Metadata } from 'next'
import { fixedPageParams } from '#web/app/left-out-pages.ts'
import { pageLanguage } from '#web/app/page-language.ts'
import { loadShownRatingsAndDecisions } from '#web/app/ratings-and-decisions.ts'
import { PageText } from '#web/content/blocks/page-text.tsx'
import { editAttribute } from '#web/content/edit.ts'
import { loadHomePage } from '#web/content/pages.ts'
import { ownWords } from '#web/domain/content/page-description.ts'
import { HomeTemplate } from '#web/features/home/home-template.tsx'
import { homeLink } from '#web/routing/fixed-links.ts'
import { otherLanguage } from '#web/routing/languages.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'
import { withRatingsAndDecisions } from '#web/ui/product-card/with-ratings-and-decisions.ts'
import { SitePage } from './site-page.tsx'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = fixedPageParams('')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = pageLanguage((await params).lang)
  const { home } = await loadHomePage(lang, { stega: false })
  const paths = inBothLanguages(homeLink)
  return pageMetadata(lang, { ...(home && ownWords(home)), seo: home?.seo, paths })
}

export default async function HomePage({ params }: Props) {
  const lang = pageLanguage((await params).lang)
  const [{ home, ...rows }, ratingsAndDecisions] = await Promise.all([
    loadHomePage(lang),
    loadShownRatingsAndDecisions(),
  ])
  const edit = await editAttribute()
  return (
    <SitePage lang={lang} alternateHref={homeLink(otherLanguage(lang))}>
      {home && (
        <HomeTemplate
          lang={lang}
          home={home}
          {...rows}
          crowdfunding={withRatingsAndDecisions(rows.crowdfunding, ratingsAndDecisions)}
          preorder={withRatingsAndDecisions(rows.preorder, ratingsAndDecisions)}
          content={<PageText lang={lang} doc={home} edit={edit} ratingsAndDecisions={ratingsAndDecisions} />}
          edit={edit}
        />
      )}
    </SitePage>
  )
}
