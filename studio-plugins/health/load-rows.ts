import { getPublishedId } from '@sanity/client/csm'
import { milliseconds } from 'date-fns/milliseconds'
import { z } from 'zod'
import { inPortions } from '../in-portions.ts'
import { changesQuery, idsQuery, MAX_CHANGES } from './documents-query.ts'
import type { KeptRows } from './kept-rows.ts'
import { type ReadDocuments, type ReadRow, readAll, readWithIds } from './read-rows.ts'
import type { Row } from './row.ts'

/** The lake may show a transaction a moment after a later one. */
const OVERLAP_MS = milliseconds({ minutes: 1 })

const rowsOfIds = z.array(z.object({ _id: z.string() }))
const changesSince = z.object({ changed: z.array(z.string()), count: z.number() })

type Load = ReadDocuments & { readonly kept: KeptRows }

const rowsOf = (read: readonly ReadRow[]) => read.map(({ row }) => row)

/** The rows of all documents: those that were kept, and what has changed since. Passes on each portion. */
export async function loadRows(load: Load, add: (rows: readonly Row[]) => void): Promise<void> {
  const kept = await load.kept.read()
  if (kept.length > 0) {
    const brought = await broughtUpToDate(load, kept)
    if (brought) return add(rowsOf(brought))
    await load.kept.forget()
  }
  await readAll(load, async (read) => {
    await load.kept.change(read, [])
    add(rowsOf(read))
  })
}

/** Checks the documents with these published ids; those that are gone are left out. */
export async function loadChanged(load: Load, changed: readonly string[]): Promise<readonly Row[]> {
  try {
    const read = await readWithIds(load, changed)
    await load.kept.change(read, changed)
    return rowsOf(read)
  } catch (error) {
    // Once something has been missed, later changes would hide it from the next start. After an end there are none.
    if (!load.signal.aborted) await load.kept.forget()
    throw error
  }
}

/** The kept rows, brought up to date; undefined if too much has changed. */
async function broughtUpToDate(load: Load, kept: readonly ReadRow[]): Promise<readonly ReadRow[] | undefined> {
  const last = kept.reduce((latest, { readAt }) => Math.max(latest, Date.parse(readAt)), 0)
  const since = new Date(last - OVERLAP_MS).toISOString()
  const { changed, count } = changesSince.parse(await ask(load, changesQuery, { since }))
  if (changed.length === MAX_CHANGES) return undefined
  const first = await replaced(load, kept, new Set(changed.map((id) => getPublishedId(id))))
  if (first.flatMap(idsOf).length === count) return first
  const stored = await inPortions(async (lastId) => rowsOfIds.parse(await ask(load, idsQuery, { lastId })))
  const all = new Set(stored.map(({ _id }) => _id))
  return replaced(load, first, differing(first, all))
}

/** The ids in the lake of a row's document. */
const idsOf = ({ row: { id, isPublished }, hasDraft }: ReadRow) => [
  ...(isPublished ? [id] : []),
  ...(hasDraft ? [`drafts.${id}`] : []),
]

/** Published ids of the documents of which there are other ids than the rows say. */
function differing(rows: readonly ReadRow[], all: ReadonlySet<string>): ReadonlySet<string> {
  const known = new Set(rows.flatMap(idsOf))
  const ids = [...[...known].filter((id) => !all.has(id)), ...[...all].filter((id) => !known.has(id))]
  return new Set(ids.map((id) => getPublishedId(id)))
}

async function replaced(load: Load, rows: readonly ReadRow[], changed: ReadonlySet<string>) {
  if (changed.size === 0) return rows
  const read = await readWithIds(load, [...changed])
  await load.kept.change(read, [...changed])
  return [...rows.filter(({ row }) => !changed.has(row.id)), ...read]
}

function ask({ client, types, signal }: Load, query: string, params: Readonly<Record<string, string>>) {
  return client.fetch(query, { types, ...params }, { perspective: 'raw', signal, tag: 'health' })
}
