import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageLanguage } from '#web/app/page-language.ts'
import { staticParams } from '#web/app/static-params.ts'
import { pageAtSegments } from '#web/content/routes.ts'
import { isEditorial } from '#web/routing/site-pages.ts'
import { editorialMetadata, editorialPages } from './editorial-page.tsx'

type Props = { params: Promise<{ lang: string; path: string[] }> }

export function generateStaticParams({ params: { lang } }: { params: { lang: string } }) {
  return staticParams(lang, isEditorial, (...path) => ({ path }), { path: ['-'] })
}

/** The page, article, category or landing page at the address (docs/product/2). */
async function resolve({ params }: Props) {
  const { lang: language, path } = await params
  const lang = pageLanguage(language)
  const found = await pageAtSegments(lang, ...path)
  if (!found?.doc || !isEditorial(found.page)) notFound()
  return { lang, page: found.page, id: found.doc._id }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, page, id } = await resolve(props)
  return editorialMetadata(lang, page, id)
}

export default async function PathPage(props: Props) {
  const { lang, page, id } = await resolve(props)
  const Page = editorialPages[page]
  return <Page lang={lang} id={id} />
}
