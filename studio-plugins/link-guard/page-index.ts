import type { SanityClient } from 'sanity'
import type { LinkableDocument } from '#web/routing/links.ts'
import { routableTypes } from '#web/routing/site-pages.ts'
import type { Page } from './addresses.ts'

export const apiVersion = '2026-01-01'

/** Long enough for all rules of a form to share a response, short enough to notice what colleagues publish. */
export const freshForMs = 5_000

const routable = '_type in $types && !(_id in path("versions.**"))'
const projection = `{
  _id, _type, slug, path, genders, "category": category->{slug}, "title": coalesce(title.nb, title.en), "names": title{nb, en}
}`
const query = `*[${routable}]${projection}`

/** Addresses end with a slug or path; editors may have written it in capitals. */
const endsWith = ['slug.nb', 'slug.en', 'path.nb', 'path.en'].map((field) => `lower(${field}.current) in $ends`)
export const pagesAtQuery = `*[${routable} && (_id in $ids || ${endsWith.join(' || ')})]${projection}`

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

const cached = new Map<string, { at: number; pages: Promise<Page[]> }>()

export type GetClient = (options: { apiVersion: string }) => SanityClient

/** A client that reads drafts too, and the name of its lake. */
export function rawClient(getClient: GetClient) {
  const client = getClient({ apiVersion }).withConfig({ perspective: 'raw', useCdn: false })
  const { projectId = '', dataset = '' } = client.config()
  return { client, key: `${projectId}/${dataset}` }
}

/**
 * All documents that have a page, drafts included, kept for a few seconds. Only for what an editor asks for: rules,
 * which run while one types, use `loadPagesAt`.
 */
export function loadPages(getClient: GetClient): Promise<Page[]> {
  const { client, key } = rawClient(getClient)
  const known = cached.get(key)
  if (known && Date.now() - known.at < freshForMs) return known.pages
  const pages = client.fetch<PageRow[]>(query, { types: routableTypes }).then(toPages)
  cached.set(key, { at: Date.now(), pages })
  // Do not cache a failure.
  pages.catch(() => cached.delete(key))
  return pages
}
