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

const documents = z.array(z.looseObject({ _id: z.string(), _type: z.string(), _originalId: z.string().optional() }))

const ids = z.array(z.string())

type Reader = { fetch(query: string, params: QueryParams, options: FilteredResponseQueryOptions): Promise<unknown> }

type Load = HealthOptions & {
  readonly client: Reader
  readonly schema: Schema
  readonly signal: AbortSignal
}

/** Checks all documents, drafts in place of what is published, and passes on each portion. */
export async function loadRows(load: Load, add: (rows: readonly Row[]) => void): Promise<void> {
  const query = documentsAfterQuery(richTextFields(load.schema, load.types))
  for (let after: string | undefined = ''; after !== undefined; ) {
    const read = await readDocuments(load, query, { after })
    add(read.rows)
    after = read.last
  }
}

/** Checks the documents with these published ids; those that are gone are left out. */
export async function loadChanged(load: Load, changed: readonly string[]): Promise<readonly Row[]> {
  const query = documentsWithIdsQuery(richTextFields(load.schema, load.types))
  return (await readDocuments(load, query, { ids: changed })).rows
}

async function readDocuments(load: Load, query: string, params: { after: string } | { ids: readonly string[] }) {
  const { client, schema, site, types, signal } = load
  const options = { signal, tag: 'health' }
  const read = documents.parse(await client.fetch(query, { types, ...params }, { ...options, perspective: 'drafts' }))
  const drafts = read.filter(({ _originalId }) => isDraftId(_originalId ?? '')).map(({ _id }) => _id)
  const published = new Set(
    drafts.length === 0
      ? []
      : ids.parse(await client.fetch(publishedQuery, { ids: drafts }, { ...options, perspective: 'published' })),
  )
  const unpublished = new Set(drafts.filter((id) => !published.has(id)))
  const rows = read.flatMap((one) => rowOf(one, { schema, site, isPublished: !unpublished.has(one._id) }) ?? [])
  const isLastPortion = read.length < DOCUMENTS_AT_ONCE
  return { rows, last: isLastPortion ? undefined : read.at(-1)?._id }
}
