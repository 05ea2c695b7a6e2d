import { Hono } from 'hono'
import { datasetOf, type LakeEnvironment, requireUser } from '../http/environment.ts'
import { httpError } from '../http/errors.ts'
import { readableDocuments } from '../http/reading.ts'
import { isDocumentId } from '../http/rules.ts'
import { type LakeDocument, publishedIdOf } from '../query/documents.ts'

const MAX_IDS = 1000

export const documentRoutes = new Hono<LakeEnvironment>()

/** Documents by id; those that are missing are named in `omitted`, and why. */
documentRoutes.get('/data/doc/:dataset/:ids', (c) => {
  const documents = readableDocuments(c, datasetOf(c))
  const requested = [...new Set((c.req.param('ids') ?? '').split(',').map((id) => id.trim()))].filter(Boolean)
  if (requested.length > MAX_IDS) throw httpError(400, `At most ${MAX_IDS} documents can be fetched at a time`)
  const invalid = requested.find((id) => !isDocumentId(id))
  if (invalid !== undefined) throw httpError(400, `Invalid document ID "${invalid}"`)
  const found: LakeDocument[] = []
  const omitted: { id: string; reason: string }[] = []
  const wanted = c.req.query('includeAllVersions') === 'true' ? allVersions(documents.all(), requested) : requested
  for (const id of wanted) {
    const document = documents.get(id)
    if (document) found.push(document)
    else omitted.push({ id, reason: c.get('user') || !id.includes('.') ? 'existence' : 'permission' })
  }
  return c.json({ documents: c.req.query('excludeContent') === 'true' ? [] : found, omitted })
})

/** References from other datasets: the sandbox has none. */
documentRoutes.get('/data/references/:dataset/documents/:id/to', (c) => {
  datasetOf(c)
  requireUser(c)
  return c.json({ totalCount: 0, references: [] })
})

function allVersions(documents: Iterable<LakeDocument>, requested: string[]): string[] {
  const groups = new Set(requested.map(publishedIdOf))
  const ids: string[] = []
  for (const { _id } of documents) if (groups.has(publishedIdOf(_id))) ids.push(_id)
  return ids
}
