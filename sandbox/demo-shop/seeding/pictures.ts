import type { SanityClient } from '@sanity/client'
import type { DemoDocument } from '../builders/document.ts'
import { PICTURE_PREFIX } from '../builders/references.ts'
import { type PictureName, picturePlan } from '../pictures-plan.ts'
import { inParallel } from './in-parallel.ts'
import { type CachedPicture, PictureCache } from './picture-cache.ts'

/** Two pictures are drawn while a third is uploaded. */
const AT_ONCE = 3

export type UploadedPictures = ReadonlyMap<PictureName, CachedPicture>

/** Draws and uploads every picture that the documents use, unless the lake has it already. Returns the asset of each name. */
export async function uploadPictures(client: SanityClient, documents: DemoDocument[], log: (line: string) => void) {
  const cache = await PictureCache.open()
  const plan = picturePlan()
  const stored = new Set(await client.fetch<string[]>('*[_type == "sanity.imageAsset"]._id'))
  const pictures = new Map<PictureName, CachedPicture>()
  const wanted = picturesIn(documents)
  let uploads = 0
  await inParallel(wanted, AT_ONCE, async (name) => {
    const spec = plan.get(name)
    if (!spec) throw new Error(`No such picture in the plan: ${name}`)
    const picture = await cache.entry(spec)
    pictures.set(name, picture)
    if (stored.has(picture.assetId)) return
    await client.assets.upload('image', await cache.jpeg(spec), { filename: `${name.replaceAll('/', '-')}.jpg` })
    uploads += 1
    if (uploads % 50 === 0) log(`The demo shop: ${uploads} of ${wanted.size} pictures drawn`)
  })
  return { pictures: pictures as UploadedPictures, uploads }
}

export function picturesIn(value: unknown, found = new Set<PictureName>()): Set<PictureName> {
  if (Array.isArray(value)) for (const item of value) picturesIn(item, found)
  else if (isRecord(value)) {
    const name = pictureNameOf(value._ref)
    if (name) found.add(name)
    for (const field of Object.values(value)) picturesIn(field, found)
  }
  return found
}

/** Replaces the names of pictures in documents with assets and hotspots. */
export function withPictures<Value>(value: Value, pictures: UploadedPictures): Value
export function withPictures(value: unknown, pictures: UploadedPictures): unknown {
  if (Array.isArray(value)) return value.map((item) => withPictures(item, pictures))
  if (!isRecord(value)) return value
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withPictures(field, pictures)]))
  const name = isRecord(value.asset) ? pictureNameOf(value.asset._ref) : undefined
  const picture = name && pictures.get(name)
  return picture ? { ...assetFields(picture), ...fields, asset: assetFields(picture).asset } : fields
}

function assetFields({ assetId, hotspot }: CachedPicture) {
  return {
    asset: { _type: 'reference', _ref: assetId },
    hotspot: { _type: 'sanity.imageHotspot', ...hotspot },
    crop: { _type: 'sanity.imageCrop', top: 0, bottom: 0, left: 0, right: 0 },
  }
}

function pictureNameOf(reference: unknown): PictureName | undefined {
  if (typeof reference !== 'string' || !reference.startsWith(PICTURE_PREFIX)) return undefined
  return reference.slice(PICTURE_PREFIX.length) as PictureName
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
