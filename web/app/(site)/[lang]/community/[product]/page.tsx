import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SitePage } from '#web/app/(site)/[lang]/site-page.tsx'
import { pageLanguage } from '#web/app/page-language.ts'
import { staticParams } from '#web/app/static-params.ts'
import { editAttribute } from '#web/content/edit.ts'
import { loadDiscussion } from '#web/content/pages.ts'
import { pageAtSegments } from '#web/content/routes.ts'
import { DiscussionTemplate } from '#web/features/community/discussion-template.tsx'
import { Discussion } from '#web/features/discussion/discussion.tsx'
import { translator } from '#web/i18n/translate.ts'
import { communityLink, homeLink } from '#web/routing/fixed-links.ts'
import { otherLanguage } from '#web/routing/languages.ts'
import { discussionLink } from '#web/routing/links.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'
import { discussionThing } from '#web/seo/structured-data/discussion-things.ts'
import { JsonLd } from '#web/seo/structured-data/json-ld.tsx'
import { postsInPages } from '#web/server/discussion/posts-in-pages.ts'

type Props = { params: Promise<{ lang: string; product: string }> }

export function generateStaticParams({ params: { lang } }: { params: { lang: string } }) {
  return staticParams(
    lang,
    (page) => page === 'discussion',
    (_community, product = '') => ({ product }),
    { product: '-' },
  )
}

async function resolve({ params }: Props, texts?: { stega: boolean }) {
  const { lang: language, product: segment } = await params
  const lang = pageLanguage(language)
  const found = await pageAtSegments(lang, 'community', segment)
  const product = found?.doc && found.page === 'discussion' && (await loadDiscussion(lang, found.doc._id, texts))
  if (!product) notFound()
  return { lang, product }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, product } = await resolve(props, { stega: false })
  const title = `${product.title} – ${translator(lang, 'common')('community')}`
  const paths = inBothLanguages((language) => discussionLink(language, product.slug?.[language]?.current))
  return pageMetadata(lang, { title, lead: product.lead, image: product.images?.[0], paths })
}

/** The discussion of one product (docs/product/2). */
export default async function DiscussionPage(props: Props) {
  const { lang, product } = await resolve(props)
  const threads = await postsInPages(product._id)
  const path = discussionLink(lang, product.slug?.[lang]?.current) ?? communityLink(lang)
  const t = translator(lang, 'common')
  const crumbs = [
    { title: t('frontPage'), href: homeLink(lang) },
    { title: t('community'), href: communityLink(lang) },
    { title: product.title },
  ]
  const other = otherLanguage(lang)
  const alternateHref = discussionLink(other, product.slug?.[other]?.current) ?? communityLink(other)
  return (
    <SitePage lang={lang} alternateHref={alternateHref}>
      <DiscussionTemplate lang={lang} product={product} crumbs={crumbs} edit={await editAttribute()}>
        <Discussion lang={lang} documentId={product._id} threads={threads} />
      </DiscussionTemplate>
      {threads && threads.length > 0 && <JsonLd data={discussionThing(threads, path)} />}
    </SitePage>
  )
}
