import type { SanityClient } from '@sanity/client'
import { getPublishedId, isDraftId } from '@sanity/client/csm'
import { z } from 'zod'
import { DOCUMENTS_AT_ONCE, inPortions } from '../in-portions.ts'
import { hasWords, wordParams, wordsOf } from '../words-in-groq.ts'
import { t } from './norwegian.ts'
import { byName, type Filter, noFilter, type Product } from './product-list.ts'

/** Products that are read at first, and more with each step to the end of the list. */
export const PRODUCTS_AT_ONCE = 500

/** The first products that match a filter, in the order of their names. */
export type ProductPage = {
  readonly products: readonly Product[]
  /** How many match the filter, and how many there are. */
  readonly matching: number
  readonly total: number
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const row = z.object({
  _id: z.string(),
  original: z.string(),
  nb: text,
  en: text,
  centraId: text,
  state: text,
  type: text,
  picture: text,
})
const ids = z.array(z.string())

const projection = `{
  _id, "original": coalesce(_originalId, _id), "nb": title.nb, "en": title.en, centraId, "state": productState,
  "type": clothingType._ref, "picture": images[0].asset->url
}`

const nameInGroq = 'lower(coalesce(title.nb, title.en, ""))'

/** Only the stored drafts themselves tell whether they were ever published. */
const perspectiveOf = ({ changes }: Filter) => (changes === '' ? 'drafts' : 'raw')

function matches({ text: typed, clothingType, state, changes }: Filter) {
  const words = wordsOf(typed)
  const conditions = [
    '_type == "product"',
    ...(clothingType === '' ? [] : ['clothingType._ref == $clothingType']),
    ...(state === '' ? [] : ['productState == $state']),
    ...(changes === '' ? [] : ['_id in path("drafts.**")']),
    ...(changes === 'never' ? ['!defined(*[_id == string::split(^._id, "drafts.")[1]][0]._id)'] : []),
    hasWords(['title.nb', 'title.en', 'centraId'], words),
  ]
  return { condition: conditions.join(' && '), params: { clothingType, state, ...wordParams(words) } }
}

type Client = Pick<SanityClient, 'fetch'>

const tag = 'products'

/** The first products that match the filter; a draft replaces its published version. */
export async function readProducts(
  client: Client,
  filter: Filter,
  limit: number,
  signal?: AbortSignal,
): Promise<ProductPage> {
  const { condition, params } = matches(filter)
  const query = `*[${condition}] | order(${nameInGroq} asc, _id asc)[0...${limit}]${projection}`
  const options = { perspective: perspectiveOf(filter), signal, tag } as const
  const count = async () => z.number().parse(await client.fetch<unknown>(`count(*[${condition}])`, params, options))
  const [found, all] = await Promise.all([
    client.fetch<unknown>(query, params, options),
    client.fetch<unknown>('count(*[_type == "product"])', {}, { ...options, perspective: 'drafts' }),
  ])
  const rows = z.array(row).parse(found)
  const products = await toProducts(client, rows, signal)
  const total = z.number().parse(all)
  const matching = rows.length < limit ? rows.length : filter === noFilter ? total : await count()
  return { products: products.toSorted(byName), matching, total }
}

/** The ids of all products that match the filter. */
export async function readIds(client: Client, filter: Filter): Promise<string[]> {
  const { condition, params } = matches(filter)
  const query = `*[${condition} && _id > $after] | order(_id asc)[0...${DOCUMENTS_AT_ONCE}]{_id}`
  const rows = await inPortions((after) =>
    client.fetch<{ _id: string }[]>(query, { ...params, after }, { perspective: perspectiveOf(filter), tag }),
  )
  return rows.map(({ _id }) => getPublishedId(_id))
}

/** The products with these ids, in their order; those that are gone are left out. */
export async function readProductsWithIds(client: Client, wanted: readonly string[]): Promise<Product[]> {
  const found: Product[] = []
  for (let start = 0; start < wanted.length; start += PRODUCTS_AT_ONCE) {
    const some = wanted.slice(start, start + PRODUCTS_AT_ONCE)
    const query = `*[_type == "product" && _id in $ids]${projection}`
    const rows = await client.fetch<unknown>(query, { ids: some }, { perspective: 'drafts', tag })
    found.push(...(await toProducts(client, z.array(row).parse(rows))))
  }
  const byId = new Map(found.map((product) => [product.id, product]))
  return wanted.flatMap((id) => byId.get(id) ?? [])
}

/** Those of the ids that have a product still. */
export async function readExistingIds(
  client: Client,
  wanted: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const existing = new Set<string>()
  for (let start = 0; start < wanted.length; start += PRODUCTS_AT_ONCE) {
    const some = wanted.slice(start, start + PRODUCTS_AT_ONCE)
    const found = await client.fetch<unknown>(
      '*[_type == "product" && _id in $ids]._id',
      { ids: some },
      { perspective: 'drafts', signal, tag },
    )
    for (const id of ids.parse(found)) existing.add(id)
  }
  return existing
}

async function toProducts(client: Client, rows: readonly z.infer<typeof row>[], signal?: AbortSignal) {
  const drafted = rows.flatMap(({ original }) => (isDraftId(original) ? [getPublishedId(original)] : []))
  const known =
    drafted.length === 0
      ? []
      : await client.fetch<unknown>('*[_id in $ids]._id', { ids: drafted }, { perspective: 'published', signal, tag })
  const published = new Set(ids.parse(known))
  return rows.map(({ original, nb, en, centraId, state, type, picture }): Product => {
    const id = getPublishedId(original)
    const hasDraft = isDraftId(original)
    return {
      id,
      name: nb || en || t('Unnamed product'),
      centraId,
      state,
      clothingType: type,
      picture: picture || undefined,
      hasDraft,
      isPublished: !hasDraft || published.has(id),
    }
  })
}
