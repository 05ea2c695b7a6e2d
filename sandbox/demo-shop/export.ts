import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { type DemoDocument, withAssetFile } from './dataset.ts'
import { DATASET_DAY, withMovingFields } from './moving-fields.ts'

const DOCUMENTS = `*[!(_id in path("_.**")) && !(_id in path("drafts.**")) && !(_id in path("versions.**"))
  && !(_type in ["sanity.imageAsset", "sanity.fileAsset"])] | order(_id)`
const ASSETS = '*[_type == "sanity.imageAsset"] | order(_id){sha1hash, path, originalFilename, size, metadata}'

const assetSchema = z.object({
  sha1hash: z.string(),
  path: z.string(),
  originalFilename: z.string().nullish(),
  size: z.number(),
  metadata: z.looseObject({}),
})
type Asset = z.infer<typeof assetSchema>

/**
 * Writes every published document of the local lake and the pictures that they show into a folder, in the form of
 * `sanity dataset export`. Removes the folder's other pictures. The same content is the same bytes on any day.
 * @param client sees drafts, which are left out
 * @returns how many documents and pictures it wrote
 */
export async function exportDemoShop(client: SanityClient, folder: string) {
  const documents = await client.fetch<DemoDocument[]>(DOCUMENTS)
  const lines = documents.map(asLine)
  const data = lines.join('')
  const assets = z.array(assetSchema).parse(await client.fetch(ASSETS))
  const shown = assets.filter((asset) => data.includes(fileNameOf(asset)))
  await mkdir(join(folder, 'images'), { recursive: true })
  await writeFile(join(folder, 'data.ndjson'), data)
  await writeFile(join(folder, 'assets.json'), `{\n${shown.map(asEntry).join(',\n')}\n}\n`)
  await writePictures(client, shown, join(folder, 'images'))
  return { documents: lines.length, pictures: shown.length }
}

function asLine({ _createdAt, _updatedAt, _rev, _system, ...document }: DemoDocument): string {
  const content = withMovingFields(document, DATASET_DAY)
  return `${JSON.stringify(content, (_, value) => withAssetFile(value))}\n`
}

function asEntry({ sha1hash, path: _, originalFilename, size, metadata }: Asset): string {
  const name = originalFilename ? { originalFilename } : {}
  return `${JSON.stringify(`image-${sha1hash}`)}: ${JSON.stringify({ ...name, size, metadata })}`
}

async function writePictures(client: SanityClient, assets: readonly Asset[], folder: string): Promise<void> {
  const present = new Set(await readdir(folder))
  const wanted = new Set(assets.map(fileNameOf))
  for (const name of present) if (!wanted.has(name)) await rm(join(folder, name))
  for (const asset of assets) {
    if (present.has(fileNameOf(asset))) continue
    const response = await fetch(new URL(asset.path, client.config().apiHost))
    if (!response.ok) throw new Error(`The lake does not deliver ${asset.path} (${response.status}).`)
    await writeFile(join(folder, fileNameOf(asset)), Buffer.from(await response.arrayBuffer()))
  }
}

/** `<sha1>-<width>x<height>.<extension>` */
function fileNameOf({ path }: Asset): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
