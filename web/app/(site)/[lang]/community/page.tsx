import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageLanguage } from '#web/app/page-language.ts'
import { standingsInPages } from '#web/app/standings-in-pages.ts'
import { PageText } from '#web/content/blocks/page-text.tsx'
import { editAttribute } from '#web/content/edit.ts'
import { loadCommunityPage, loadProducts } from '#web/content/pages.ts'
import { CommunityTemplate } from '#web/features/community/community-template.tsx'
import { communityLink } from '#web/routing/fixed-links.ts'
import { otherLanguage } from '#web/routing/languages.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'
import { latestPostsInPages } from '#web/server/discussion/posts-in-pages.ts'
import { latestReviewsInPages } from '#web/server/reviews/reviews-in-pages.ts'
import { withStandings } from '#web/ui/product-card/with-standings.ts'
import { SitePage } from '../site-page.tsx'

/** Posts and reviews each. */
const MAX_LATEST = 6

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = pageLanguage((await params).lang)
  const { page } = await loadCommunityPage(lang, { stega: false })
  const { title, lead, image, seo } = page ?? {}
  return pageMetadata(lang, { title, lead, image, seo, paths: inBothLanguages(communityLink) })
}

export default async function CommunityPage({ params }: Props) {
  const lang = pageLanguage((await params).lang)
  const [{ page, discussions, campaigns, articles }, posts = [], reviews = [], standings] = await Promise.all([
    loadCommunityPage(lang),
    latestPostsInPages(MAX_LATEST),
    latestReviewsInPages(MAX_LATEST),
    standingsInPages(),
  ])
  if (!page) notFound()
  const ids = [...new Set([...posts, ...reviews].map(({ documentId }) => documentId))].sort()
  const products = ids.length > 0 ? await loadProducts(lang, ids) : []
  const edit = await editAttribute()
  return (
    <SitePage lang={lang} alternateHref={communityLink(otherLanguage(lang))}>
      <CommunityTemplate
        lang={lang}
        page={page}
        discussions={discussions}
        campaigns={withStandings(campaigns, standings)}
        posts={posts}
        reviews={reviews}
        products={products}
        articles={articles}
        content={<PageText lang={lang} doc={page} edit={edit} standings={standings} />}
        edit={edit}
      />
    </SitePage>
  )
}
