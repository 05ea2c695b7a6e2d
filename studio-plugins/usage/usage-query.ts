import { z } from 'zod'
import { linkingTypes, typedAddressPaths } from '#web/domain/content/typed-addresses.ts'
import { languages } from '#web/routing/languages.ts'
import { routableTypes } from '#web/routing/site-pages.ts'

/** Addresses within the shop that the document links to by typing them instead of choosing a page. */
const typedAddresses = `array::unique([${typedAddressPaths.join(', ')}][string::startsWith(@, "/")])`

/** A typed address without its query and anchor. */
const path = `string::split(string::split(lower(@), "?")[0], "#")[0]`

/** Versions of documents that are listed, of each kind of use. */
export const MAX_USES = 500

const MAX_NAMESAKES = 20

/** A redirect is named after its old address. */
const title = `"title": select(_type == "redirect" => {"nb": from, "en": from}, title)`

const pageFields = `_id, _type, ${title}, slug, path, "category": category->{_type, slug, title}, genders, productState`

/** Whether another document has a slug of this one. Missing slugs would equal each other. */
const sharesSlug = ['slug', 'path']
  .flatMap((field) => languages.map((language) => `${field}.${language}.current`))
  .map((slug) => `(defined(^.${slug}) && ${slug} == ^.${slug})`)
  .join(' || ')

/** Published documents that may have the address of this one: a duplicate begins with the original's. */
const namesakes = `*[_type in $routableTypes && !(_id in $ids) && !(_id in path("drafts.**")) &&
    !(_id in path("versions.**")) && (${sharesSlug})][0...${MAX_NAMESAKES}]{${pageFields}}`

/** The document itself, of which typed links may hold the addresses. */
export const selfQuery = `*[_id in $ids]{${pageFields}}`

/**
 * The uses of a document, drafts and releases included. `references()` is indexed by the lake; typed addresses that
 * may be one of the paths are compared again in the browser, by the rules of the link guard.
 */
export const usageQuery = `{
  "self": *[_id in $ids]{
    ${pageFields}, "clothingType": clothingType->{_type, slug, title, genders}, "namesakes": ${namesakes}
  },
  "references": *[references($id) && !(_id in $ids)]
    | order(category._ref == $id desc, _id asc)[0...${MAX_USES}]{${pageFields}, "isFiledUnder": category._ref == $id},
  "links": *[_type in $linkingTypes && !(_id in $ids) && count(${typedAddresses}[${path} in $paths]) > 0]
    | order(_id asc)[0...${MAX_USES}]{${pageFields}, "addresses": ${typedAddresses}},
  "newestArticles": *[_type == "contentPage" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]
    | order(publishedAt desc)[0...3]._id
}`

/** Parameters of the queries for a document, by its published id; `paths` are those of `writtenPaths`. */
export const usageParams = (id: string, paths: readonly string[] = []) => ({
  id,
  ids: [id, `drafts.${id}`],
  paths: [...paths],
  linkingTypes,
  routableTypes: [...routableTypes],
})

/** Invalid values count as missing, so that one broken document does not hide all others. */
const orMissing = <Field extends z.ZodType>(field: Field) => field.nullish().catch(null)

const localizedText = orMissing(z.object({ nb: z.string().nullish(), en: z.string().nullish() }))
const slug = z.object({ current: z.string().nullish() }).nullish()

/** A slug per language, as the lake stores it. */
export const localizedSlug = orMissing(z.object({ nb: slug, en: slug }))

const page = z.object({
  _id: z.string(),
  _type: z.string(),
  title: localizedText,
  slug: localizedSlug,
  path: localizedSlug,
  category: orMissing(z.object({ _type: z.string(), slug: localizedSlug, title: localizedText })),
  genders: orMissing(z.array(z.string())),
  productState: orMissing(z.string()),
})

const clothingType = page.pick({ _type: true, slug: true, title: true, genders: true })

export const selfResult = z.array(page)

export const usageResult = z.object({
  self: z.array(page.extend({ clothingType: orMissing(clothingType), namesakes: z.array(page) })),
  references: z.array(page.extend({ isFiledUnder: orMissing(z.boolean()) })),
  links: z.array(page.extend({ addresses: z.array(z.string()) })),
  newestArticles: z.array(z.string()),
})

export type UsageResult = z.infer<typeof usageResult>

/** A document as the query reads it, with everything that its addresses depend on. */
export type PageRow = z.infer<typeof page>

export type SelfRow = UsageResult['self'][number]
