import { Hono } from 'hono'
import { datasetOf, type LakeContext, type LakeEnvironment, readJsonBody } from '../http/environment.ts'
import { httpError, queryError } from '../http/errors.ts'
import { readableDocuments, readPerspective } from '../http/reading.ts'
import { requireVersionSince } from '../http/rules.ts'
import { type Fields, isObject } from '../mendoza/values.ts'
import { runQuery } from '../query/engine.ts'
import { QueryError } from '../query/errors.ts'

/** Characters: the hosted service's limit for one query. */
const MAX_QUERY_LENGTH = 300_000
/** Version 1 has another GROQ, in which the same query may give another result, so it is not supported. */
const FIRST_GROQ_VERSION = '2021-03-25'
const MAX_QUERY_BODY_BYTES = 1024 * 1024

export const queryRoutes = new Hono<LakeEnvironment>()

queryRoutes.get('/data/query/:dataset', (c) => {
  const url = new URL(c.req.url)
  return respond(c, url.searchParams.get('query') ?? undefined, paramsOf(url.searchParams))
})

queryRoutes.post('/data/query/:dataset', async (c) => {
  const { query, params } = await readJsonBody(c, MAX_QUERY_BODY_BYTES)
  return respond(c, typeof query === 'string' ? query : undefined, isObject(params) ? params : {})
})

function respond(c: LakeContext, query: string | undefined, params: Fields): Response {
  const dataset = datasetOf(c)
  requireVersionSince(c.get('apiVersion'), FIRST_GROQ_VERSION, 'Querying this content lake')
  const perspective = readPerspective(c, c.req.query('perspective'))
  if (!query) throw httpError(400, 'Missing query')
  if (query.length > MAX_QUERY_LENGTH) throw httpError(413, `Query exceeds ${MAX_QUERY_LENGTH} characters`)
  const started = performance.now()
  const { result, resultSourceMap, syncTags } = withQueryErrors(() =>
    runQuery(readableDocuments(c, dataset), {
      query,
      params,
      perspective,
      apiVersion: c.get('apiVersion'),
      resultSourceMap: sourceMapMode(c.req.query('resultSourceMap')),
      identity: c.get('user')?.id ?? '<anonymous>',
      projectId: dataset.projectId,
      dataset: dataset.name,
    }),
  )
  const returnsQuery = c.req.query('returnQuery') !== 'false'
  return c.json({
    ...(returnsQuery ? { query } : {}),
    result,
    ...(resultSourceMap ? { resultSourceMap } : {}),
    syncTags,
    ms: Math.round(performance.now() - started),
  })
}

/** Converts errors of the query engine to the hosted service's response. */
export function withQueryErrors<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof QueryError) throw queryError(error)
    throw error
  }
}

/** `$name=<JSON>` each. */
export function paramsOf(search: URLSearchParams): Fields {
  const params: Fields = {}
  for (const [name, text] of search) {
    if (name.startsWith('$')) params[name.slice(1)] = parseParam(name, text)
  }
  return params
}

function parseParam(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw httpError(400, `Unable to parse value of parameter "${name}": not valid JSON`)
  }
}

function sourceMapMode(value: string | undefined): boolean | 'withKeyArraySelector' {
  return value === 'withKeyArraySelector' ? value : value === 'true'
}
