import type { Metadata } from 'next'
import { RichText } from '../../../content/blocks/rich-text.tsx'
import { editAttribute } from '../../../content/edit.ts'
import { loadHomePage } from '../../../content/pages.ts'
import { ownWords } from '../../../domain/page-description.ts'
import { HomeTemplate } from '../../../features/home/home-template.tsx'
import { otherLanguage } from '../../../routing/languages.ts'
import { homeLink } from '../../../routing/links.ts'
import { pageLanguage } from '../../page-language.ts'
import { inBothLanguages, pageMetadata } from '../../page-metadata.ts'
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
  const { home, ...rows } = await loadHomePage(lang)
  const edit = await editAttribute()
  return (
    <SitePage lang={lang} alternateHref={homeLink(otherLanguage(lang))}>
      {home && (
        <HomeTemplate
          lang={lang}
          home={home}
          {...rows}
          clothingTypes={home.clothingTypes ?? []}
          content={
            <RichText
              value={home.content}
              lang={lang}
              edit={edit}
              doc={home}
              path={`content.${home.contentLanguage}`}
            />
          }
          edit={edit}
        />
      )}
    </SitePage>
  )
}
