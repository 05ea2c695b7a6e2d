import { z } from 'zod'
import { type Language, languages } from '#web/routing/languages.ts'
import { discussionLink, productLink } from '#web/routing/links.ts'
import { hasWords } from '../words-in-groq.ts'
import { t } from './norwegian.ts'

const text = z.string().nullish()
const slug = z.object({ current: text }).nullish()
const number = z.number().nullish()
const documents = z.array(
  z.object({
    _id: z.string(),
    nb: text,
    en: text,
    slug: z.object({ nb: slug, en: slug }).nullish(),
    centraId: text,
    state: text,
    crowdfundingDate: text,
    crowdfundingGoal: number,
    crowdfundingMax: number,
  }),
)

/** Ids or numbers of one request: they are part of it. */
export const NAMES_AT_ONCE = 200
/** Products to choose from; more are found by typing. */
const CHOICES_AT_ONCE = 500

/** Products as published, and drafts that never were; versions in releases are left out. */
const isShown = `_type == "product" && !(_id in path("versions.**"))
  && (!(_id in path("drafts.**")) || !defined(*[_id == string::split(^._id, "drafts.")[1]][0]._id))`

const projection = `{
  _id, "nb": title.nb, "en": title.en, slug, centraId, "state": productState, crowdfundingDate, crowdfundingGoal, crowdfundingMax
}`

const byNameInGroq = 'lower(coalesce(title.nb, title.en, "")) asc, _id asc'

/** The products with some ids or numbers. */
export const namedProductsQuery = `*[${isShown} && (_id in $ids || centraId in $numbers)]
  | order(_id asc)[0...${2 * NAMES_AT_ONCE}]${projection}`

/** The first products in a state, with their number; `$wanted` is the number of one that is always among them. */
export const productsInStateQuery = (limit: number) => {
  const isInState = `${isShown} && productState == $state && defined(centraId)`
  return `{
    "rows": *[${isInState}] | order(select(centraId == $wanted => 0, 1) asc, ${byNameInGroq})[0...${limit}]${projection},
    "count": count(*[${isInState}])
  }`
}

/** The first products with some words in their names. */
export const productChoicesQuery = (words: readonly string[]) => {
  const isFound = `${isShown} && ${hasWords(['title.nb', 'title.en'], words)}`
  return `{
    "rows": *[${isFound}] | order(${byNameInGroq})[0...${CHOICES_AT_ONCE}]{_id, "nb": title.nb, "en": title.en},
    "count": count(*[${isFound}])
  }`
}

export type CommunityProduct = {
  readonly id: string
  readonly name: string
  readonly centraId: string | undefined
  readonly state: string | undefined
  readonly crowdfundingDate: string | undefined
  readonly crowdfundingGoal: number | undefined
  readonly crowdfundingMax: number | undefined
  /** Paths on the site, where it is published: its own page and its discussion. */
  readonly paths: { readonly [lang in Language]?: { readonly page: string; readonly discussion: string } }
}

/** Products by their ids: as published, or their drafts where they never were. Sorted by name. */
export function readCommunityProducts(result: unknown): ReadonlyMap<string, CommunityProduct> {
  const byId = Map.groupBy(documents.parse(result), ({ _id }) => _id.replace(/^drafts\./, ''))
  const products = [...byId].flatMap(([id, versions]): CommunityProduct[] => {
    const published = versions.find(({ _id }) => _id === id)
    const shown = published ?? versions[0]
    if (!shown) return []
    return [
      {
        id,
        name: shown.nb || shown.en || t('Unnamed product'),
        centraId: shown.centraId ?? undefined,
        state: shown.state ?? undefined,
        crowdfundingDate: shown.crowdfundingDate ?? undefined,
        crowdfundingGoal: shown.crowdfundingGoal ?? undefined,
        crowdfundingMax: shown.crowdfundingMax ?? undefined,
        paths: published ? pathsOf(published.slug) : {},
      },
    ]
  })
  return new Map(products.toSorted((a, b) => collator.compare(a.name, b.name)).map((one) => [one.id, one]))
}

const countedRows = z.object({ rows: z.unknown(), count: z.number() })

/** Some of the products that there are, and how many there are. */
export type ProductPart = { readonly products: readonly CommunityProduct[]; readonly count: number }

/** Parses the result of a query that counts too. */
export function readProductPart(result: unknown): ProductPart {
  const { rows, count } = countedRows.parse(result)
  return { products: [...readCommunityProducts(rows).values()], count }
}

const collator = new Intl.Collator('nb')

type Slug = z.output<typeof documents>[number]['slug']

function pathsOf(slugs: Slug): CommunityProduct['paths'] {
  return Object.fromEntries(
    languages.flatMap((lang) => {
      const page = productLink(lang, slugs?.[lang]?.current)
      const discussion = discussionLink(lang, slugs?.[lang]?.current)
      return page && discussion ? [[lang, { page, discussion }]] : []
    }),
  )
}
