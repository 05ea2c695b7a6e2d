import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { contentEpoch } from '#web/lib/content-epoch.ts'
import { reportServerError } from '#web/services/errors/server-client.ts'
import { readClient } from '#web/services/sanity/client.ts'
import { runQuery } from '#web/services/sanity/run-query.ts'
import { fitToShape } from './fit-to-shape.ts'
import type { Problem } from './problem.ts'
import { reportProblemsWith } from './report-problems.ts'
import { documentShapes } from './shapes.gen.ts'

/** Milliseconds. */
const timeout = 5000
/** Values named in one report. */
const MAX_NAMED_PROBLEMS = 10
/** Documents remembered. */
const MAX_REMEMBERED = 1000

type Stored = { readonly _id: string; readonly _type: string; readonly _rev: string }

/** The last read of a document with a problem: its revision, and after how many publications. */
type Seen = { readonly revision: string; readonly epoch: number }

/** By id. */
const seen = new Map<string, Seen>()

/**
 * Starts reporting the parts that are left out of responses, outside of the request or cache entry in which they are
 * found. Call it when the server starts.
 */
export function startContentReports(): void {
  const outside = AsyncLocalStorage.snapshot()
  reportProblemsWith((problems) => void outside(reportUnusable, problems))
}

/**
 * Reports the documents that the problems are in, each once per revision however many responses hold it: one line in
 * the log and one error, with the id and the revision as tags. Reads the documents for that, at most once between two
 * publications, and reports each problem by its path in the stored document, whichever part of it the responses held.
 * Never rejects.
 */
export async function reportUnusable(problems: readonly Problem[]): Promise<void> {
  const epoch = contentEpoch()
  const byDocument = Map.groupBy(problems, ({ documentId }) => documentId ?? '')
  const ids = [...byDocument.keys()].filter((id) => id !== '' && seen.get(id)?.epoch !== epoch)
  if (ids.length === 0) return
  try {
    const documents = await runQuery<Stored[]>(readClient, '*[_id in $ids]', { ids }, { timeout, cacheMode: 'noStale' })
    for (const document of documents) {
      const { _id, _rev } = document
      const isNew = seen.get(_id)?.revision !== _rev
      if (seen.size >= MAX_REMEMBERED) seen.clear()
      seen.set(_id, { revision: _rev, epoch })
      if (isNew) reportDocument(document, byDocument.get(_id) ?? [])
    }
  } catch (error) {
    console.error(`The unusable content of ${ids.join(', ')} could not be read:`, error)
  }
}

function reportDocument(document: Stored, inResponse: readonly Problem[]): void {
  const { _id, _type, _rev } = document
  const shape = documentShapes.get(_type)
  const stored = shape ? fitToShape(document, shape).problems : []
  // A reference to a document of the wrong type is a problem in responses only.
  const problems = stored.length > 0 ? stored : inResponse
  const named = problems.slice(0, MAX_NAMED_PROBLEMS).map(({ path, problem }) => `${path} is ${problem}`)
  const more = problems.length > MAX_NAMED_PROBLEMS ? `; and ${problems.length - MAX_NAMED_PROBLEMS} more` : ''
  const message = `Unusable content left out of ${_type} ${_id}: ${named.join('; ')}${more}`
  console.error(message)
  const tags = { where: 'content', document: _id, revision: _rev }
  reportServerError(new Error(message), tags, ['unusable content', _id])
}
