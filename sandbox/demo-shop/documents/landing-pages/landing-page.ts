import { type DemoDocument, document } from '#sandbox/demo-shop/builders/document.ts'
import { localeSlug, localeString, localeText, type Text } from '#sandbox/demo-shop/builders/localised.ts'
import { accessibleImage } from '#sandbox/demo-shop/builders/references.ts'
import { localeRichText, type RichCopy } from '#sandbox/demo-shop/builders/rich-text.ts'
import { seo } from '#sandbox/demo-shop/builders/seo.ts'
import type { LandscapeName } from '#sandbox/demo-shop/pictures-plan.ts'

export interface LandingPageCopy {
  /** The end of the document's id. */
  key: string
  path: Text
  title: Text
  lead: Text
  picture: { name: LandscapeName; alt: Text }
  content: RichCopy
}

export function landingPageDocument(page: LandingPageCopy): DemoDocument {
  const image = accessibleImage(`landscape/${page.picture.name}`, page.picture.alt)
  return document({
    _id: `landingPage-${page.key}`,
    _type: 'landingPage',
    title: localeString(page.title),
    path: localeSlug(page.path),
    lead: localeText(page.lead),
    image,
    content: localeRichText(page.content),
    seo: seo({ description: page.lead, image }),
  })
}
