import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageLanguage } from '#web/app/page-language.ts'
import { staticParams } from '#web/app/static-params.ts'
import { documentAt, publishedRoutes } from '#web/content/routes.ts'
import { documentPaths } from '#web/content/site-paths.ts'
import { isLanguage } from '#web/routing/languages.ts'
import { EditorialPage, editorialMetadata } from './editorial-page.tsx'

type Props = { params: Promise<{ lang: string; path: string[] }> }

/** These have routes of their own. */
const elsewhere: ReadonlySet<string> = new Set(['clothingType', 'product'])

export async function generateStaticParams({ params }: { params: { lang: string } }) {
  const { lang } = params
  if (!isLanguage(lang)) return []
  const paths = [...documentPaths(await publishedRoutes(), lang)].filter(([, { _type }]) => !elsewhere.has(_type))
  return staticParams(
    paths.map(([path]) => ({ path: path.split('/').slice(2) })),
    { path: ['-'] },
  )
}

/** The page, article, category or landing page at the address (docs/product/2). */
async function resolve({ params }: Props) {
  const { lang: language, path } = await params
  const lang = pageLanguage(language)
  const doc = await documentAt(lang, ['', lang, ...path.map(decodeURIComponent)].join('/'))
  if (!doc || elsewhere.has(doc._type)) notFound()
  return { lang, doc }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, doc } = await resolve(props)
  return editorialMetadata(lang, doc)
}

export default async function PathPage(props: Props) {
  const { lang, doc } = await resolve(props)
  return <EditorialPage lang={lang} doc={doc} />
}
