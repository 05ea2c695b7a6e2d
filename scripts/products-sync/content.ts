import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { productFields } from '#studio-plugins/commerce/product-fields.ts'
import type { ContentProduct } from './content-product.ts'

const documentShape = productFields.extend({ _id: z.string(), _rev: z.string(), centraId: z.string().nullish() })
type Document = z.output<typeof documentShape>

const query = `*[_type == "product" && !(_id in path("versions.**"))] | order(_id asc){
  _id, _rev, centraId, title, sizes, lengths, fit, colors
}`

/** Every product of the dataset: its draft, or the published document if it has none. */
export async function readContent(client: SanityClient): Promise<ContentProduct[]> {
  const documents = z.array(documentShape).parse(await client.fetch<unknown>(query, {}, { perspective: 'raw' }))
  const byId = Map.groupBy(documents, ({ _id }) => _id.replace(/^drafts\./, ''))
  return [...byId].map(([id, versions]) => productOf(id, versions))
}

function productOf(id: string, versions: readonly Document[]): ContentProduct {
  const draft = versions.find(({ _id }) => _id !== id)
  const published = versions.find(({ _id }) => _id === id)
  const read = draft ?? published
  if (!read) throw new Error(`Product ${id} has no document`)
  return {
    id,
    isPublished: published !== undefined,
    hasDraft: draft !== undefined,
    revision: read._rev,
    centraId: read.centraId || undefined,
    title: read.title?.nb || read.title?.en || id,
    fields: read,
  }
}
