import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { ContentProduct } from './facts.ts'

const list = z
  .array(z.string())
  .nullish()
  .transform((values) => values ?? [])
const text = z.string().nullish()
const documentShape = z.object({
  _id: z.string(),
  _rev: z.string(),
  centraId: text,
  title: z.object({ nb: text, en: text }).nullish(),
  sizes: list,
  lengths: list,
  fit: list,
  colors: z
    .array(z.looseObject({ _key: z.string().optional(), hex: text, hex2: text }))
    .nullish()
    .transform((colours) => colours ?? []),
})
type Document = z.output<typeof documentShape>

const query = `*[_type == "product" && !(_id in path("versions.**"))] | order(_id asc){
  _id, _rev, centraId, title{nb, en}, sizes, lengths, fit, colors
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
    fields: { sizes: read.sizes, lengths: read.lengths, fit: read.fit, colors: read.colors },
  }
}
