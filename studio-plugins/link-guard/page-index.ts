import type { SanityClient } from 'sanity'
import type { LinkableDocument } from '#web/routing/links.ts'
import { DOCUMENTS_AT_ONCE } from '../in-portions.ts'
import type { Page } from './addresses.ts'

export const apiVersion = '2026-01-01'

export const routable = '_type in $types && !(_id in path("versions.**"))'
export const pageProjection = `{
  _id, _type, slug, path, genders, "category": category->{slug}, "title": coalesce(title.nb, title.en), "names": title{nb, en}
}`

/** Addresses end with a slug or path; editors may have written it in capitals. */
const endsWith = ['slug.nb', 'slug.en', 'path.nb', 'path.en'].map((field) => `lower(${field}.current) in $ends`)
export const pagesAtQuery = `*[
  ${routable} && _id > $after && (_id in $ids || ${endsWith.join(' || ')})
] | order(_id asc)[0...${DOCUMENTS_AT_ONCE}]${pageProjection}`

export type PageRow = LinkableDocument & Pick<Page, 'names'> & { _id: string; title: string | null }

/** One page per document: its draft if there is one, and whether the document is published. */
export function toPages(rows: readonly PageRow[]): Page[] {
  const published = new Set(rows.filter(({ _id }) => !_id.startsWith('drafts.')).map(({ _id }) => _id))
  const pages = new Map<string, Page>()
  for (const row of rows) {
    const id = row._id.replace(/^drafts\./, '')
    if (row._id.startsWith('drafts.') || !pages.has(id))
      pages.set(id, { ...row, _id: id, published: published.has(id) })
  }
  return [...pages.values()]
}

export type GetClient = (options: { apiVersion: string }) => SanityClient

/** A client that reads drafts too, and the name of its lake. */
export function rawClient(getClient: GetClient) {
  const client = getClient({ apiVersion }).withConfig({ perspective: 'raw', useCdn: false })
  const { projectId = '', dataset = '' } = client.config()
  return { client, key: `${projectId}/${dataset}` }
}
