import { type DemoDocument, document } from '#sandbox/demo-shop/builders/document.ts'
import { localeSlug, localeString, localeText, type Text } from '#sandbox/demo-shop/builders/localised.ts'
import { accessibleImage, weakReference } from '#sandbox/demo-shop/builders/references.ts'
import { localeRichText, type RichCopy } from '#sandbox/demo-shop/builders/rich-text.ts'
import { seo } from '#sandbox/demo-shop/builders/seo.ts'
import type { LandscapeName } from '#sandbox/demo-shop/pictures-plan.ts'

export interface PageCopy {
  /** The end of the document's id. */
  key: string
  category?: 'content' | 'help'
  slug: Text
  title: Text
  lead: Text
  picture?: { name: LandscapeName; alt: Text }
  content: RichCopy
  noIndex?: boolean
}

function pageId(key: string): string {
  return `page-${key}`
}

export function pageDocument(page: PageCopy): DemoDocument {
  return document({
    _id: pageId(page.key),
    _type: 'page',
    title: localeString(page.title),
    ...(page.category ? { category: weakReference(`categoryPage-${page.category}`) } : {}),
    slug: localeSlug(page.slug),
    lead: localeText(page.lead),
    ...(page.picture ? { image: accessibleImage(`landscape/${page.picture.name}`, page.picture.alt) } : {}),
    content: localeRichText(page.content),
    seo: seo({ description: page.lead, noIndex: page.noIndex ?? false }),
  })
}
