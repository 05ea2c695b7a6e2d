import { Hono } from 'hono'
import { datasetOf, type LakeContext, type LakeEnvironment } from '../http/environment.ts'
import { readableDocuments } from '../http/reading.ts'
import type { LakeDocument } from '../query/documents.ts'

const DOCUMENTS_PER_CHUNK = 500

export const exportRoutes = new Hono<LakeEnvironment>()

/** Every document that the reader may see, one JSON object a line; `types` narrows it. */
exportRoutes.get('/data/export/:dataset', (c) => {
  const documents = readableDocuments(c, datasetOf(c))
  const types = new Set((c.req.query('types') ?? '').split(',').filter(Boolean))
  // The list of the moment when the export began: writes during it are not half-seen.
  const wanted = [...documents.all()].filter(({ _type }) => types.size === 0 || types.has(_type))
  const encoder = new TextEncoder()
  let next = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = wanted.slice(next, next + DOCUMENTS_PER_CHUNK)
      next += DOCUMENTS_PER_CHUNK
      if (chunk.length === 0) return controller.close()
      controller.enqueue(
        encoder.encode(chunk.map((document) => `${JSON.stringify(withCurrentUrl(c, document))}\n`).join('')),
      )
    },
  })
  return c.body(body, 200, { 'content-type': 'application/x-ndjson' })
})

/** An asset's stored address has the port that the lake had at the upload. */
function withCurrentUrl(c: LakeContext, document: LakeDocument): LakeDocument {
  const isAsset = document._type === 'sanity.imageAsset' || document._type === 'sanity.fileAsset'
  if (!isAsset || typeof document.path !== 'string') return document
  const { protocol, port } = new URL(c.req.url)
  return { ...document, url: `${protocol}//localhost${port ? `:${port}` : ''}/${document.path}` }
}
