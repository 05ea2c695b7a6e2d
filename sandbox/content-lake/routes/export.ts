import { Hono } from 'hono'
import { datasetOf, type LakeContext, type LakeEnvironment } from '../http/environment.ts'
import { isPublic, requireReader } from '../http/reading.ts'
import type { LakeDocument } from '../query/documents.ts'

const DOCUMENTS_PER_CHUNK = 500

export const exportRoutes = new Hono<LakeEnvironment>()

/**
 * Every document that the reader may see, one JSON object a line; `types` narrows it. Writes during an export are not
 * in it.
 */
exportRoutes.get('/data/export/:dataset', (c) => {
  const dataset = datasetOf(c)
  requireReader(c, dataset)
  const types = new Set((c.req.query('types') ?? '').split(',').filter(Boolean))
  const snapshot = dataset.snapshot()
  const isWanted = (document: LakeDocument) =>
    (types.size === 0 || types.has(document._type)) && (c.get('user') !== undefined || isPublic(document))
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = take(snapshot.documents, DOCUMENTS_PER_CHUNK)
      if (chunk.length > 0) {
        const lines = chunk.filter(isWanted).map((document) => `${JSON.stringify(withCurrentUrl(c, document))}\n`)
        controller.enqueue(encoder.encode(lines.join('')))
      } else {
        snapshot.close()
        controller.close()
      }
    },
    cancel: () => snapshot.close(),
  })
  return c.body(body, 200, { 'content-type': 'application/x-ndjson' })
})

function take(documents: Iterator<LakeDocument>, count: number): LakeDocument[] {
  const taken: LakeDocument[] = []
  while (taken.length < count) {
    const next = documents.next()
    if (next.done) break
    taken.push(next.value)
  }
  return taken
}

/** An asset's stored address has the port that the lake had at the upload. */
function withCurrentUrl(c: LakeContext, document: LakeDocument): LakeDocument {
  const isAsset = document._type === 'sanity.imageAsset' || document._type === 'sanity.fileAsset'
  if (!isAsset || typeof document.path !== 'string') return document
  const { protocol, port } = new URL(c.req.url)
  return { ...document, url: `${protocol}//localhost${port ? `:${port}` : ''}/${document.path}` }
}
