import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { editAttribute } from '../../../../../content/edit.ts'
import { loadDiscussion } from '../../../../../content/pages.ts'
import { publishedRoutes, siteRoutes } from '../../../../../content/routes.ts'
import { DiscussionTemplate } from '../../../../../features/community/discussion-template.tsx'
import { translator } from '../../../../../i18n/translate.ts'
import { isLanguage, otherLanguage } from '../../../../../routing/languages.ts'
import { communityLink, discussionLink, homeLink, slugIn } from '../../../../../routing/links.ts'
import { pageLanguage } from '../../../../page-language.ts'
import { inBothLanguages, pageMetadata } from '../../../../page-metadata.ts'
import { staticParams } from '../../../../static-params.ts'
import { SitePage } from '../../site-page.tsx'

type Props = { params: Promise<{ lang: string; product: string }> }

export async function generateStaticParams({ params }: { params: { lang: string } }) {
  const { lang } = params
  const docs = await publishedRoutes()
  const found = docs.flatMap(({ _type, slug }) => {
    const product = isLanguage(lang) && _type === 'product' && slugIn(slug, lang)
    return product ? [{ product }] : []
  })
  return staticParams(found, { product: '-' })
}

async function resolve({ params }: Props, texts?: { stega: boolean }) {
  const { lang: language, product: slug } = await params
  const lang = pageLanguage(language)
  const docs = await siteRoutes()
  const doc = docs.find(
    (found) => found._type === 'product' && found.slug?.[lang]?.current === decodeURIComponent(slug),
  )
  const product = doc && (await loadDiscussion(lang, doc._id, texts))
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
      <DiscussionTemplate lang={lang} product={product} crumbs={crumbs} edit={await editAttribute()} />
    </SitePage>
  )
}
