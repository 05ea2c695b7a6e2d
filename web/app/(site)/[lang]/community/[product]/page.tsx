import { notFound } from 'next/navigation'
import { SitePage } from '#web/app/(site)/[lang]/site-page.tsx'
import { documentRoute } from '#web/app/document-route.tsx'
import { editAttribute } from '#web/content/edit.ts'
import { loadDiscussion } from '#web/content/pages.ts'
import { DiscussionTemplate } from '#web/features/community/discussion-template.tsx'
import { Discussion } from '#web/features/discussion/discussion.tsx'
import { translator } from '#web/i18n/translate.ts'
import { communityLink, homeLink } from '#web/routing/fixed-links.ts'
import { type Language, otherLanguage } from '#web/routing/languages.ts'
import { discussionLink } from '#web/routing/links.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'
import { discussionThing } from '#web/seo/structured-data/discussion-things.ts'
import { JsonLd } from '#web/seo/structured-data/json-ld.tsx'
import { postsInPages } from '#web/server/discussion/posts-in-pages.ts'

/** The discussion of one product (docs/product/2). */
const { generateStaticParams, generateMetadata, page } = documentRoute('community/[product]', ['discussion'], {
  async metadata({ lang, documentId }) {
    const product = await loadDiscussion(lang, documentId, { stega: false })
    if (!product) notFound()
    const title = `${product.title} – ${translator(lang, 'common')('community')}`
    const paths = inBothLanguages((language) => discussionLink(language, product.slug?.[language]?.current))
    return pageMetadata(lang, { title, lead: product.lead, image: product.images?.[0], paths })
  },
  render: ({ lang, documentId }) => <DiscussionPage lang={lang} id={documentId} />,
})

export { generateMetadata, generateStaticParams, page as default }

async function DiscussionPage({ lang, id }: { lang: Language; id: string }) {
  const product = await loadDiscussion(lang, id)
  if (!product) notFound()
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
