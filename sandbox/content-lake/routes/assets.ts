import { Hono } from 'hono'
import { getExtension, getMimeType } from 'hono/utils/mime'
import { canWrite } from '../auth/people.ts'
import { datasetOf, type LakeContext, type LakeEnvironment, requireUser } from '../http/environment.ts'
import { httpError } from '../http/errors.ts'
import { readImageFacts } from '../images/metadata.ts'
import type { LakeDocument } from '../query/documents.ts'
import { storedFileFields } from '../store/asset-document.ts'
import type { LakeDataset } from '../store/lake-dataset.ts'
import { type Upload, UploadedFiles } from '../store/uploaded-files.ts'

const MAX_IMAGE_BYTES = 100 * 1024 * 1024
const MAX_FILE_BYTES = 512 * 1024 * 1024

/** The metadata to extract by default. */
const DEFAULT_EXTRACTS = ['lqip', 'palette', 'blurhash']

/** Content types that say nothing about the file. */
const ANY_FILE = 'application/octet-stream'

export const assetRoutes = new Hono<LakeEnvironment>()

assetRoutes.post('/assets/images/:dataset', (c) => upload(c, MAX_IMAGE_BYTES, imageAsset))
assetRoutes.post('/assets/files/:dataset', (c) => upload(c, MAX_FILE_BYTES, fileAsset))

type ToAsset = (c: LakeContext, dataset: LakeDataset, received: Upload) => LakeDocument | Promise<LakeDocument>

/** The same bytes uploaded twice are one asset: the document of the first upload is returned again. */
async function upload(c: LakeContext, limit: number, toAsset: ToAsset): Promise<Response> {
  const dataset = datasetOf(c)
  const user = requireUser(c)
  if (!canWrite(user)) throw httpError(403, 'Insufficient permissions; permission "create" required')
  const files = new UploadedFiles(c.get('lake').assetDirectory)
  const received = await files.receive(c.req.raw.body, limit)
  const asset = await toAsset(c, dataset, received)
  const { result } = dataset.transact({ author: user.id }, (pending) => {
    return pending.get(asset._id) ?? pending.write(asset, { createIfNotExists: asset })
  })
  return c.json({ document: result })
}

async function imageAsset(c: LakeContext, dataset: LakeDataset, received: Upload): Promise<LakeDocument> {
  const { width, height, extension, mimeType, metadata } = await readImageFacts(received.path, extracts(c))
  const name = `${received.sha1}-${width}x${height}`
  const file = { kind: 'images', name, extension, ...received } as const
  return {
    _id: `image-${name}-${extension}`,
    _type: 'sanity.imageAsset',
    ...describedFields(c),
    ...storedFileFields(file, dataset, originOf(c)),
    mimeType,
    metadata,
  }
}

function fileAsset(c: LakeContext, dataset: LakeDataset, received: Upload): LakeDocument {
  const fileName = c.req.query('filename') ?? ''
  const fromName = /\.([a-z0-9]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase()
  const named = essence(c.req.header('content-type'))
  const mimeType = named === ANY_FILE ? essence(getMimeType(fileName)) : named
  const extension = fromName ?? getExtension(mimeType) ?? 'bin'
  const file = { kind: 'files', name: received.sha1, extension, ...received } as const
  return {
    _id: `file-${received.sha1}-${extension}`,
    _type: 'sanity.fileAsset',
    ...describedFields(c),
    ...storedFileFields(file, dataset, originOf(c)),
    mimeType,
  }
}

/** A content type without its parameters. */
function essence(contentType = ANY_FILE): string {
  return contentType.split(';')[0]?.trim() || ANY_FILE
}

/** The uploader's own description of the file. */
function describedFields(c: LakeContext) {
  const { filename, label, title, description, creditLine, sourceId, sourceName, sourceUrl } = c.req.query()
  const texts = { originalFilename: filename, label, title, description, creditLine }
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value)),
    ...(sourceName ? { source: { id: sourceId, name: sourceName, url: sourceUrl } } : {}),
  }
}

function originOf(c: LakeContext): string {
  const { protocol, port } = new URL(c.req.url)
  return `${protocol}//localhost${port ? `:${port}` : ''}`
}

function extracts(c: LakeContext): Set<string> {
  const wanted = c.req.queries('meta') ?? []
  return new Set(wanted.length > 0 ? wanted : DEFAULT_EXTRACTS)
}
