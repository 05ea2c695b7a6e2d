import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { LakeContext, LakeEnvironment } from '../http/environment.ts'
import { httpError, type LakeError } from '../http/errors.ts'
import { bytesResponse, fileResponse } from '../http/file-response.ts'
import { type ImageParameters, type OutputFormat, readImageParameters } from '../images/parameters.ts'
import { PictureCache } from '../images/picture-cache.ts'
import { MIME_TYPES, renderPicture } from '../images/render.ts'
import type { ContentLake } from '../lake.ts'
import type { LakeDocument } from '../query/documents.ts'
import { UploadedFiles } from '../store/uploaded-files.ts'

const NAME = /^([0-9a-f]{40})(?:-(\d+)x(\d+))?\.([a-z0-9]{1,10})$/

/** Parameters that require rendering. */
const TRANSFORMING =
  /^(w|h|max-w|max-h|fit|crop|fp-x|fp-y|rect|dpr|q|auto|fm|blur|sharp|flip|or|bg|sat|invert|pad|frame)$/

const caches = new WeakMap<ContentLake, PictureCache>()

export const imageDeliveryRoutes = new Hono<LakeEnvironment>()

imageDeliveryRoutes.get('/images/:project/:dataset/:name/:vanity?', async (c) => {
  const { asset, extension, path } = await locate(c, 'image')
  const search = new URL(c.req.url).searchParams
  const isTransformed = [...search.keys()].some((name) => TRANSFORMING.test(name))
  if (!isTransformed || (extension === 'svg' && !search.has('fm'))) return original(c, asset, path)
  const parameters = readImageParameters(search)
  const format = chooseFormat(parameters, extension, c.req.header('accept') ?? '')
  const key = createHash('sha256')
    .update(JSON.stringify([asset._id, parameters, format]))
    .digest('hex')
  const bytes = await cacheOf(c.get('lake')).get(key, async () => (await render(path, parameters, format)).bytes)
  const facts = { etag: key, mimeType: MIME_TYPES[format], length: bytes.byteLength, vary: parameters.autoFormat }
  return bytesResponse(c, bytes, facts)
})

imageDeliveryRoutes.get('/files/:project/:dataset/:name/:vanity?', async (c) => {
  const { asset, path } = await locate(c, 'file')
  return original(c, asset, path)
})

/** Any other address below these two belongs neither to an asset nor to the API. */
imageDeliveryRoutes.get('/:kind{images|files}/*', () => {
  throw notFound()
})

/** @throws LakeError 404 when there is no such asset in this dataset */
async function locate(c: LakeContext, kind: 'image' | 'file') {
  const lake = c.get('lake')
  const { project, dataset, name } = c.req.param()
  const [, sha1 = '', width, height, extension = ''] = NAME.exec(name ?? '') ?? []
  const found = project === lake.options.projectId ? lake.findDataset(dataset ?? '') : undefined
  const id = kind === 'image' ? `image-${sha1}-${width}x${height}-${extension}` : `file-${sha1}-${extension}`
  const asset = found?.documents.get(id)
  const files = new UploadedFiles(lake.assetDirectory)
  if (!asset || !(await files.has(sha1))) throw notFound()
  return { asset, extension, path: files.pathOf(sha1) }
}

function notFound(): LakeError {
  return httpError(404, 'The requested asset was not found')
}

async function render(path: string, parameters: ImageParameters, format: OutputFormat | 'gif') {
  try {
    return await renderPicture(path, parameters, format)
  } catch (error) {
    throw httpError(400, `The picture could not be made: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** `fm` decides, then `auto=format` by what the reader accepts, then the format of the upload. */
function chooseFormat(
  { format, autoFormat }: ImageParameters,
  extension: string,
  accept: string,
): OutputFormat | 'gif' {
  if (format) return format
  if (autoFormat && extension !== 'gif' && accept.includes('image/avif')) return 'avif'
  if (autoFormat && accept.includes('image/webp')) return 'webp'
  if (extension === 'gif' || extension === 'png' || extension === 'webp' || extension === 'avif') return extension
  return extension === 'svg' ? 'png' : 'jpg'
}

function original(c: LakeContext, asset: LakeDocument, path: string): Response {
  const mimeType = typeof asset.mimeType === 'string' ? asset.mimeType : 'application/octet-stream'
  return fileResponse(c, path, { etag: String(asset.sha1hash), mimeType, length: Number(asset.size), vary: false })
}

function cacheOf(lake: ContentLake): PictureCache {
  const known = caches.get(lake) ?? new PictureCache(lake.pictureCacheDirectory)
  caches.set(lake, known)
  return known
}
