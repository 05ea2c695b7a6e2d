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
const missing = undefined

const pageDocument = z.object({
  _type: z.string().catch(''),
  title: text.optional().catch(missing),
  lead: text.optional().catch(missing),
  heroPromise: text.optional().catch(missing),
  image: picture.optional().catch(missing),
  heroImage: picture.optional().catch(missing),
  images: z.array(picture).optional().catch(missing),
  slug: address.optional().catch(missing),
  path: address.optional().catch(missing),
  seo: z
    .object({
      title: text.optional().catch(missing),
      description: text.optional().catch(missing),
      image: picture.optional().catch(missing),
      noIndex: z.boolean().optional().catch(missing),
    })
    .optional()
    .catch(missing),
})

/** What a page description needs in addition to the document: the site settings and the category. */
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
