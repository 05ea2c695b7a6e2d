import 'server-only'
import { createHash } from 'node:crypto'
import type { ClientReturn, QueryParams } from '@sanity/client'
import { env } from '../config/server-env.ts'
import { previewClient } from '../services/sanity/client.ts'
import { runQuery } from '../services/sanity/run-query.ts'
import { publishedDocumentsQuery, publishedVersionsQuery } from './queries/published-documents.groq.ts'
import { checkResponse } from './responses/check-response.ts'
import { reportProblems } from './responses/report-problems.ts'

/** Documents per request, so that no response is over a megabyte: one with long texts has 20 kB. */
const DOCUMENTS_AT_ONCE = 40
const READ_TIMEOUT_MS = 20_000
/** Characters of a body that are kept, per language: a response to a search holds up to 60 of them. */
const MAX_TEXT = 20_000

type Documents = ClientReturn<typeof publishedDocumentsQuery>

/** Changes when documents have to be read again: another dataset, or a query that reads other fields. */
const dataset = `${env.apiHost ?? 'sanity.io'} ${env.projectId}/${env.dataset}`
const version = createHash('sha1').update(publishedDocumentsQuery).digest('base64url').slice(0, 8)

/** The lake's published documents, read past the CDN and without their unusable parts. */
export const publishedContent = {
  dataset,
  source: `${dataset} ${version}`,
  documentsAtOnce: DOCUMENTS_AT_ONCE,

  /**
   * The published documents among the ids, at most `documentsAtOnce`.
   * @throws what the lake's client throws
   */
  async read(ids: readonly string[]): Promise<Documents> {
    const documents = await ask(publishedDocumentsQuery, { ids })
    return documents.map((document) => ({ ...document, text: cut(document.text) }))
  },

  /** The next thousand published documents after an id. @throws what the lake's client throws */
  versionsAfter(after: string) {
    return ask(publishedVersionsQuery, { after })
  },
}

async function ask<const Query extends string>(query: Query, params: QueryParams): Promise<ClientReturn<Query>> {
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS)
  const response = await runQuery<unknown>(previewClient, query, params, { perspective: 'published', signal })
  const { value, problems } = checkResponse(query, response)
  reportProblems(problems)
  return value
}

function cut({ nb, en }: Documents[number]['text']) {
  return { nb: nb.slice(0, MAX_TEXT), en: en.slice(0, MAX_TEXT) }
}
