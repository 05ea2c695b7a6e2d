import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageLanguage } from '#web/app/page-language.ts'
import { RichText } from '#web/content/blocks/rich-text.tsx'
import { editAttribute } from '#web/content/edit.ts'
import { loadCommunityPage } from '#web/content/pages.ts'
import { CommunityTemplate } from '#web/features/community/community-template.tsx'
import { communityLink } from '#web/routing/fixed-links.ts'
import { otherLanguage } from '#web/routing/languages.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'
import { SitePage } from '../site-page.tsx'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = pageLanguage((await params).lang)
  const { page } = await loadCommunityPage(lang, { stega: false })
  const { title, lead, image, seo } = page ?? {}
  return pageMetadata(lang, { title, lead, image, seo, paths: inBothLanguages(communityLink) })
}

export default async function CommunityPage({ params }: Props) {
  const lang = pageLanguage((await params).lang)
  const { page, discussions, articles } = await loadCommunityPage(lang)
  if (!page) notFound()
  const edit = await editAttribute()
  return (
    <SitePage lang={lang} alternateHref={communityLink(otherLanguage(lang))}>
      <CommunityTemplate
        lang={lang}
        page={page}
        discussions={discussions}
        articles={articles}
        content={
          <RichText value={page.content} lang={lang} edit={edit} doc={page} path={`content.${page.contentLanguage}`} />
        }
        edit={edit}
      />
    </SitePage>
  )
}
