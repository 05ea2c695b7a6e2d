import { z } from 'zod'
import { describePage, ownWords, type PageDescription } from '#web/domain/content/page-description.ts'
import { type Language, localized } from '#web/routing/languages.ts'
import { type LinkableDocument, pageLink } from '#web/routing/links.ts'

const fraction = z.number().optional()
const picture = z.looseObject({
  asset: z.object({ _ref: z.string() }).optional(),
  hotspot: z.looseObject({ x: fraction, y: fraction }).optional(),
  crop: z.looseObject({ top: fraction, bottom: fraction, left: fraction, right: fraction }).optional(),
})
const text = z.object({ nb: z.string().nullish(), en: z.string().nullish() })
const slug = z.object({ current: z.string().nullish() }).nullish()
const address = z.object({ nb: slug, en: slug })

/** Documents may be unfinished: invalid fields count as missing. */
const none = undefined

const pageDocument = z.object({
  _type: z.string().catch(''),
  title: text.optional().catch(none),
  lead: text.optional().catch(none),
  heroPromise: text.optional().catch(none),
  image: picture.optional().catch(none),
  heroImage: picture.optional().catch(none),
  images: z.array(picture).optional().catch(none),
  slug: address.optional().catch(none),
  path: address.optional().catch(none),
  seo: z
    .object({
      title: text.optional().catch(none),
      description: text.optional().catch(none),
      image: picture.optional().catch(none),
      noIndex: z.boolean().optional().catch(none),
    })
    .optional()
    .catch(none),
})

/** The other input of a page description besides the document: the site settings and the category. */
export const pageContext = z.object({
  site: z
    .object({
      shopName: z.string().nullish(),
      description: text.nullish(),
      openGraphImage: picture.nullish(),
    })
    .nullish(),
  category: z.object({ slug: address.nullish() }).nullish(),
})

export type PageContext = z.output<typeof pageContext>

export type SharedPicture = z.output<typeof picture>

export type DescribedDocument = PageDescription<SharedPicture> & {
  readonly shopName: string
  /** Undefined if the page does not exist in the language. */
  readonly path: string | undefined
  readonly isHidden: boolean
}

/** The description of a document's page in a language, by the storefront's own rules. */
export function describeDocument(
  value: unknown,
  language: Language,
  { site, category }: PageContext,
): DescribedDocument {
  const page = pageDocument.parse(typeof value === 'object' && value !== null ? value : {})
  const words = ownWords<z.output<typeof text> | undefined, SharedPicture>(page)
  const { seo } = page
  const linkable: LinkableDocument = { ...page, category: category ?? null }
  return {
    ...describePage<SharedPicture>(
      {
        title: localized(words.title, language),
        lead: localized(words.lead, language),
        image: words.image,
        seo: seo && {
          title: localized(seo.title, language),
          description: localized(seo.description, language),
          image: seo.image,
        },
      },
      site && { ...site, description: localized(site.description, language) },
    ),
    shopName: site?.shopName ?? '',
    path: pageLink(language, linkable),
    isHidden: seo?.noIndex === true,
  }
}
