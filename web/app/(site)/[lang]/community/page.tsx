import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RichText } from '../../../../content/blocks/rich-text.tsx'
import { editAttribute } from '../../../../content/edit.ts'
import { loadCommunityPage } from '../../../../content/pages.ts'
import { CommunityTemplate } from '../../../../features/community/community-template.tsx'
import { otherLanguage } from '../../../../routing/languages.ts'
import { communityLink } from '../../../../routing/links.ts'
import { pageLanguage } from '../../../page-language.ts'
import { inBothLanguages, pageMetadata } from '../../../page-metadata.ts'
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
