import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { loadShownRatingsAndDecisions } from '#web/app/ratings-and-decisions.ts'
import { PageText } from '#web/content/blocks/page-text.tsx'
import { sectionsOf } from '#web/content/blocks/sections.ts'
import { editAttribute } from '#web/content/edit.ts'
import { loadCategoryPage, loadContentPage, loadLandingPage, loadPage } from '#web/content/pages.ts'
import { ArticleTemplate } from '#web/features/editorial/article-template.tsx'
import { CategoryTemplate } from '#web/features/editorial/category-template.tsx'
import { LandingTemplate } from '#web/features/editorial/landing-template.tsx'
import { PageTemplate } from '#web/features/editorial/page-template.tsx'
import { translator } from '#web/i18n/translate.ts'
import type { EditAttribute, EditableDocument } from '#web/lib/edit-attribute.ts'
import { homeLink } from '#web/routing/fixed-links.ts'
import { type Language, otherLanguage } from '#web/routing/languages.ts'
import { alternatePath, type LinkableDocument, pageLink } from '#web/routing/links.ts'
import type { EditorialPage } from '#web/routing/site-pages.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'
import { articleThing } from '#web/seo/structured-data/article-thing.ts'
import { breadcrumbList } from '#web/seo/structured-data/breadcrumb-list.ts'
import { JsonLd } from '#web/seo/structured-data/json-ld.tsx'
import type { Crumb } from '#web/ui/breadcrumbs.tsx'
import { SitePage } from '../site-page.tsx'

type Parent = (LinkableDocument & { readonly title: string | null }) | null
type PageProps = { readonly lang: Language; readonly id: string }

const loaders = {
  page: loadPage,
  contentPage: loadContentPage,
  categoryPage: loadCategoryPage,
  landingPage: loadLandingPage,
} as const satisfies Record<EditorialPage, unknown>

/** The component of each page that shares this route. */
export const editorialPages = {
  page: Page,
  contentPage: Article,
  categoryPage: Category,
  landingPage: Landing,
} as const satisfies Record<EditorialPage, unknown>

export async function editorialMetadata(lang: Language, name: EditorialPage, id: string): Promise<Metadata> {
  const page = await loaders[name](lang, id, { stega: false })
  if (!page) notFound()
  const { title, lead, image, seo } = page
  const paths = inBothLanguages((language) => pageLink(language, page))
  const type = page._type === 'contentPage' ? 'article' : 'website'
  return pageMetadata(lang, { title, lead, image, seo, paths, type })
}

async function Article({ lang, id }: PageProps) {
  const article = await loadContentPage(lang, id)
  if (!article) notFound()
  const edit = await editAttribute()
  const crumbs = crumbsOf(lang, article.title, article.parent)
  return (
    <Frame lang={lang} doc={article} parent={article.parent}>
      <ArticleTemplate
        lang={lang}
        article={article}
        crumbs={crumbs}
        sections={listedSections(article, edit)}
        content={
          <PageText lang={lang} doc={article} edit={edit} ratingsAndDecisions={await loadShownRatingsAndDecisions()} />
        }
        related={article.related ?? []}
        edit={edit}
      />
      <JsonLd data={articleThing(lang, article)} />
      <JsonLd data={breadcrumbList(crumbs, pageLink(lang, article) ?? '')} />
    </Frame>
  )
}

type SectionedDocument = EditableDocument & {
  readonly content: Parameters<typeof sectionsOf>[0]
  readonly contentLanguage: string
}

/** The sections of a document's text, each opening its heading for an editor. */
function listedSections(doc: SectionedDocument, edit: EditAttribute | undefined) {
  return sectionsOf(doc.content).map(({ key, ...section }) => ({
    ...section,
    edit: edit?.(doc, `content.${doc.contentLanguage}[_key=="${key}"]`),
  }))
}

async function Page({ lang, id }: PageProps) {
  const page = await loadPage(lang, id)
  if (!page) notFound()
  const edit = await editAttribute()
  const crumbs = crumbsOf(lang, page.title, page.parent)
  const content = (
    <PageText lang={lang} doc={page} edit={edit} ratingsAndDecisions={await loadShownRatingsAndDecisions()} />
  )
  return (
    <Frame lang={lang} doc={page} parent={page.parent}>
      <PageTemplate
        lang={lang}
        page={page}
        crumbs={crumbs}
        sections={listedSections(page, edit)}
        content={content}
        edit={edit}
      />
      <JsonLd data={breadcrumbList(crumbs, pageLink(lang, page) ?? '')} />
    </Frame>
  )
}

async function Landing({ lang, id }: PageProps) {
  const page = await loadLandingPage(lang, id)
  if (!page) notFound()
  const edit = await editAttribute()
  const content = (
    <PageText lang={lang} doc={page} edit={edit} ratingsAndDecisions={await loadShownRatingsAndDecisions()} />
  )
  return (
    <Frame lang={lang} doc={page} parent={null}>
      <LandingTemplate lang={lang} page={page} content={content} edit={edit} />
    </Frame>
  )
}

async function Category({ lang, id }: PageProps) {
  const page = await loadCategoryPage(lang, id)
  if (!page) notFound()
  const edit = await editAttribute()
  const crumbs = crumbsOf(lang, page.title, null)
  const content = (
    <PageText lang={lang} doc={page} edit={edit} ratingsAndDecisions={await loadShownRatingsAndDecisions()} />
  )
  return (
    <Frame lang={lang} doc={page} parent={null}>
      <CategoryTemplate lang={lang} page={page} crumbs={crumbs} entries={page.entries} content={content} edit={edit} />
      <JsonLd data={breadcrumbList(crumbs, pageLink(lang, page) ?? '')} />
    </Frame>
  )
}

type FrameProps = { lang: Language; doc: LinkableDocument; parent: Parent; children: ReactNode }

function Frame({ lang, doc, parent, children }: FrameProps) {
  const alternateHref = alternatePath(otherLanguage(lang), parent ? [doc, parent] : [doc])
  return (
    <SitePage lang={lang} alternateHref={alternateHref}>
      {children}
    </SitePage>
  )
}

function crumbsOf(lang: Language, title: string | null, parent: Parent): Crumb[] {
  const parentHref = pageLink(lang, parent)
  return [
    { title: translator(lang, 'common')('frontPage'), href: homeLink(lang) },
    ...(parent && parentHref ? [{ title: parent.title, href: parentHref }] : []),
    { title },
  ]
}
