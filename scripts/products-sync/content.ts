import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { productFields } from '#studio-plugins/commerce/product-fields.ts'
import type { ContentProduct } from './facts.ts'

const documentShape = productFields.extend({ _id: z.string(), _rev: z.string(), centraId: z.string().nullish() })
type Document = z.output<typeof documentShape>

const query = `*[_type == "product" && !(_id in path("versions.**"))] | order(_id asc){
  _id, _rev, centraId, title, sizes, lengths, fit, colors
}`

/** Every product of the dataset, drafts over what is published. */
export async function readContent(client: SanityClient): Promise<ContentProduct[]> {
  const answer: unknown = await client.fetch(query, {}, { perspective: 'raw' })
  const documents = z.array(documentShape).parse(answer)
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
