import { type DemoDocument, document } from '#sandbox/demo-shop/builders/document.ts'
import { localeSlug, localeString, localeText, type Text } from '#sandbox/demo-shop/builders/localised.ts'
import { accessibleImage, weakReference } from '#sandbox/demo-shop/builders/references.ts'
import { localeRichText, type RichCopy } from '#sandbox/demo-shop/builders/rich-text.ts'
import { seo } from '#sandbox/demo-shop/builders/seo.ts'
import type { LandscapeName } from '#sandbox/demo-shop/pictures-plan.ts'

export interface Article {
  /** The English slug, also the end of the document's id. */
  key: string
  norwegianSlug: string
  title: Text
  lead: Text
  picture: { name: LandscapeName; alt: Text }
  author: string
  publishedAt: string
  content: RichCopy
  /** Keys of articles to read next. */
  readAlso: string[]
}

function articleId(key: string): string {
  return `contentPage-${key}`
}

export function articleDocument(article: Article): DemoDocument {
  return document({
    _id: articleId(article.key),
    _type: 'contentPage',
    title: localeString(article.title),
    category: weakReference('categoryPage-journal'),
    slug: localeSlug({ nb: article.norwegianSlug, en: article.key }),
    lead: localeText(article.lead),
    image: accessibleImage(`landscape/${article.picture.name}`, article.picture.alt),
    author: article.author,
    publishedAt: article.publishedAt,
    content: localeRichText(article.content),
    relatedPages: article.readAlso.map((key) => weakReference(articleId(key))),
    seo: seo({ description: article.lead }),
  })
}
