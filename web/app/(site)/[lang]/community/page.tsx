import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { fixedPageParams } from '#web/app/left-out-pages.ts'
import { pageLanguage } from '#web/app/page-language.ts'
import { loadShownRatingsAndDecisions } from '#web/app/ratings-and-decisions.ts'
import { PageText } from '#web/content/blocks/page-text.tsx'
import { editAttribute } from '#web/content/edit.ts'
import { loadCommunityPage, loadProducts } from '#web/content/pages.ts'
import { MAX_READ } from '#web/features/community/about-products.ts'
import { CommunityTemplate } from '#web/features/community/community-template.tsx'
import { communityLink } from '#web/routing/fixed-links.ts'
import { otherLanguage } from '#web/routing/languages.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'
import { latestPostsInPages } from '#web/server/discussion/posts-in-pages.ts'
import { latestReviewsInPages } from '#web/server/reviews/reviews-in-pages.ts'
import { withRatingsAndDecisions } from '#web/ui/product-card/with-ratings-and-decisions.ts'
import { SitePage } from '../site-page.tsx'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = fixedPageParams('community')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = pageLanguage((await params).lang)
  const { page } = await loadCommunityPage(lang, { stega: false })
  const { title, lead, image, seo } = page ?? {}
  return pageMetadata(lang, { title, lead, image, seo, paths: inBothLanguages(communityLink) })
}

export default async function CommunityPage({ params }: Props) {
  const lang = pageLanguage((await params).lang)
  const [{ page, discussions, campaigns, articles }, posts = [], reviews = [], ratingsAndDecisions] = await Promise.all(
    [
      loadCommunityPage(lang),
      latestPostsInPages(MAX_READ),
      latestReviewsInPages(MAX_READ),
      loadShownRatingsAndDecisions(),
    ],
  )
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
        campaigns={withRatingsAndDecisions(campaigns, ratingsAndDecisions)}
        posts={posts}
        reviews={reviews}
        products={products}
        articles={articles}
        content={<PageText lang={lang} doc={page} edit={edit} ratingsAndDecisions={ratingsAndDecisions} />}
        edit={edit}
      />
    </SitePage>
  )
}
