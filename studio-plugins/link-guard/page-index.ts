import type { SanityClient } from 'sanity'
import type { LinkableDocument } from '#web/routing/links.ts'
import { routableTypes } from '#web/routing/site-pages.ts'
import type { Page } from './addresses.ts'

export const apiVersion = '2026-01-01'

/** Long enough for all rules of a form to share a response, short enough to notice what colleagues publish. */
const freshForMs = 5_000

const query = `*[_type in $types && !(_id in path("versions.**"))]{
  _id, _type, slug, path, genders, "category": category->{slug}, "title": coalesce(title.nb, title.en), "names": title{nb, en}
}`

type Row = LinkableDocument & Pick<Page, 'names'> & { _id: string; title: string | null }

/** One page per document: its draft if there is one, and whether the document is published. */
export function toPages(rows: readonly Row[]): Page[] {
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

/** All documents that have a page, drafts included; shared between rules for a few seconds. */
export function loadPages(getClient: (options: { apiVersion: string }) => SanityClient): Promise<Page[]> {
  const client = getClient({ apiVersion }).withConfig({ perspective: 'raw', useCdn: false })
  const { projectId = '', dataset = '' } = client.config()
  const key = `${projectId}/${dataset}`
  const known = cached.get(key)
  if (known && Date.now() - known.at < freshForMs) return known.pages
  const pages = client.fetch<Row[]>(query, { types: routableTypes }).then(toPages)
  cached.set(key, { at: Date.now(), pages })
  // Do not cache a failure.
  pages.catch(() => cached.delete(key))
  return pages
}
