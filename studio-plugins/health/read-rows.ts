import type { FilteredResponseQueryOptions, QueryParams } from '@sanity/client'
import { isDraftId } from '@sanity/client/csm'
import type { Schema } from 'sanity'
import { z } from 'zod'
import {
  DOCUMENTS_AT_ONCE,
  documentsAfterQuery,
  documentsWithIdsQuery,
  publishedQuery,
  richTextFields,
} from './documents-query.ts'
import { type Row, rowOf } from './row.ts'
import type { HealthOptions } from './types.ts'

/** Documents that are checked before the browser may react to the editor. */
const CHECKED_AT_ONCE = 100

const documents = z.array(
  z.looseObject({ _id: z.string(), _type: z.string(), readAt: z.string(), _originalId: z.string().optional() }),
)

const ids = z.array(z.string())

type Reader = { fetch(query: string, params: QueryParams, options: FilteredResponseQueryOptions): Promise<unknown> }

export type ReadDocuments = HealthOptions & {
  readonly client: Reader
  readonly schema: Schema
  readonly signal: AbortSignal
}

/** A row with what tells whether it is still that of its document. `readAt` is the lake's time. */
export type ReadRow = { readonly row: Row; readonly readAt: string; readonly hasDraft: boolean }

/** Checks all documents, drafts in place of what is published, and passes on each portion. */
export async function readAll(load: ReadDocuments, add: (rows: readonly ReadRow[]) => Promise<void>): Promise<void> {
  const query = documentsAfterQuery(richTextFields(load.schema, load.types))
  for (let after: string | undefined = ''; after !== undefined; ) {
    const read = await readDocuments(load, query, { after })
    await add(read.rows)
    after = read.last
  }
}

/** Checks the documents with these published ids; those that are gone are left out. */
export async function readWithIds(load: ReadDocuments, wanted: readonly string[]): Promise<readonly ReadRow[]> {
  const query = documentsWithIdsQuery(richTextFields(load.schema, load.types))
  const rows: ReadRow[] = []
  for (let start = 0; start < wanted.length; start += DOCUMENTS_AT_ONCE) {
    const some = wanted.slice(start, start + DOCUMENTS_AT_ONCE)
    rows.push(...(await readDocuments(load, query, { ids: some })).rows)
  }
  return rows
}

async function readDocuments(
  load: ReadDocuments,
  query: string,
  params: { after: string } | { ids: readonly string[] },
) {
  const { client, schema, site, types, signal } = load
  const options = { signal, tag: 'health' }
  const read = documents.parse(await client.fetch(query, { types, ...params }, { ...options, perspective: 'drafts' }))
  const drafts = new Set(read.filter(({ _originalId }) => isDraftId(_originalId ?? '')).map(({ _id }) => _id))
  const published = new Set(
    drafts.size === 0
      ? []
      : ids.parse(await client.fetch(publishedQuery, { ids: [...drafts] }, { ...options, perspective: 'published' })),
  )
  const rows: ReadRow[] = []
  for (const [index, { readAt, ...one }] of read.entries()) {
    if (index % CHECKED_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve))
    const hasDraft = drafts.has(one._id)
    const row = rowOf(one, { schema, site, isPublished: !hasDraft || published.has(one._id) })
    if (row) rows.push({ row, readAt, hasDraft })
  }
  const isLastPortion = read.length < DOCUMENTS_AT_ONCE
  return { rows, last: isLastPortion ? undefined : read.at(-1)?._id }
}
