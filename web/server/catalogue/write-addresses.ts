import { inArray, sql } from 'drizzle-orm'
import type { LinkableDocument, LocalizedSlug } from '#web/routing/links.ts'
import { type RedirectingDocument, redirectRowsOf } from '#web/routing/redirects/redirect-rows.ts'
import { pageRowsOf } from '#web/routing/site-addresses.ts'
import type { Transaction } from '../db/pool.ts'
import { type PublishedFields, publishedDocuments } from '../db/schema/published-documents.ts'
import { pageAddresses, redirectedAddresses } from '../db/schema/site-addresses.ts'

/** Writes the addresses of these documents, and the addresses that lead elsewhere because of them. */
export async function writeAddresses(transaction: Transaction, documents: readonly PublishedFields[]): Promise<void> {
  const ids = documents.map(({ _id }) => _id)
  await transaction.delete(pageAddresses).where(inArray(pageAddresses.documentId, ids))
  await transaction.delete(redirectedAddresses).where(inArray(redirectedAddresses.documentId, ids))
  const addressed = await withReferred(transaction, documents)
  const pages = addressed.flatMap(({ id: documentId, document }) =>
    pageRowsOf(document).map((page) => ({ ...page, documentId })),
  )
  const redirects = addressed.flatMap(({ id: documentId, document }) =>
    redirectRowsOf(document).map((redirect) => ({ ...redirect, documentId })),
  )
  if (pages.length > 0) await transaction.insert(pageAddresses).values(pages)
  if (redirects.length > 0) await transaction.insert(redirectedAddresses).values(redirects)
}

type Addressed = { readonly id: string; readonly document: RedirectingDocument }

/** The documents, and those from which their addresses are made. */
async function withReferred(transaction: Transaction, documents: readonly PublishedFields[]): Promise<Addressed[]> {
  const newerPages = await fieldsOf(
    transaction,
    documents.map(({ newerPageId }) => newerPageId),
  )
  const categoryIds = [...documents, ...newerPages.values()].map(({ categoryId }) => categoryId)
  const categories = await fieldsOf(transaction, categoryIds)
  const linkable = (document: AddressFields): LinkableDocument => {
    const category = categories.get(document.categoryId ?? '')
    return { ...document, category: category ? { slug: category.slug } : null }
  }
  return documents.map((document) => {
    const newerPage = newerPages.get(document.newerPageId ?? '')
    const fields = { from: document.from, to: document.to, permanent: document.permanent }
    return {
      id: document._id,
      document: { ...linkable(document), ...fields, newerPage: newerPage && linkable(newerPage) },
    }
  })
}

type AddressFields = {
  readonly _type: string
  readonly slug: LocalizedSlug
  readonly path: LocalizedSlug
  readonly genders: LinkableDocument['genders']
  readonly categoryId: string | null
}

async function fieldsOf(
  transaction: Transaction,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, AddressFields>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const { id, type: _type } = publishedDocuments
  const rows = await transaction
    .select({
      id,
      _type,
      slug: sql<LocalizedSlug>`fields->'slug'`,
      path: sql<LocalizedSlug>`fields->'path'`,
      genders: sql<LinkableDocument['genders']>`fields->'genders'`,
      categoryId: sql<string | null>`fields->>'categoryId'`,
    })
    .from(publishedDocuments)
    .where(inArray(id, wanted))
  return new Map(rows.map((row) => [row.id, row]))
}
