import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** The export of the demo shop, in the form of `sanity dataset export`. */
export const datasetFolder = resolve(import.meta.dirname, 'dataset')

const documentSchema = z.looseObject({ _id: z.string(), _type: z.string() })
export type DemoDocument = z.infer<typeof documentSchema>

/** The values that the lake computed for each uploaded picture, by `image-<sha1>`. */
const factsSchema = z.record(
  z.string(),
  z.object({ originalFilename: z.string().optional(), size: z.number(), metadata: z.looseObject({}) }),
)

type PictureFacts = z.infer<typeof factsSchema>[string]

/** A picture of the dataset: `name` is `<sha1>-<width>x<height>`. */
type DatasetPicture = {
  readonly path: string
  readonly sha1: string
  readonly name: string
  readonly extension: string
  readonly facts: PictureFacts
}

/** Every document as exported, with references to assets in place of the names of their files. */
export function readDocuments(folder = datasetFolder): DemoDocument[] {
  const lines = readFileSync(join(folder, 'data.ndjson'), 'utf8').trim().split('\n')
  return lines.map((line) => documentSchema.parse(JSON.parse(line, (_, value) => withAssetReference(value))))
}

/** @throws Error for a file without an entry in `assets.json` */
export function readPictures(folder = datasetFolder): DatasetPicture[] {
  const facts = factsSchema.parse(JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')))
  return readdirSync(join(folder, 'images')).map((fileName) => {
    const [name = '', extension = ''] = fileName.split('.')
    const [sha1 = ''] = name.split('-')
    const found = facts[`image-${sha1}`]
    if (!found) throw new Error(`No entry for ${fileName} in assets.json`)
    return { path: join(folder, 'images', fileName), sha1, name, extension, facts: found }
  })
}

const FILE = /^image@file:\/\/\.\/images\/([0-9a-f]{40}-\d+x\d+)\.([a-z]+)$/
const ASSET = /^image-([0-9a-f]{40}-\d+x\d+)-([a-z]+)$/

export function assetIdOf({ name, extension }: Pick<DatasetPicture, 'name' | 'extension'>): string {
  return `image-${name}-${extension}`
}

function withAssetReference(value: unknown): unknown {
  if (!isRecord(value) || typeof value._sanityAsset !== 'string') return value
  const { _sanityAsset, ...fields } = value
  const [, name, extension] = FILE.exec(value._sanityAsset) ?? []
  if (!name || !extension) throw new Error(`Not the name of a picture in the dataset: ${value._sanityAsset}`)
  return { ...fields, asset: { _type: 'reference', _ref: assetIdOf({ name, extension }) } }
}

/** The opposite: a picture as an export writes it. Other values are returned as they are. */
export function withAssetFile(value: unknown): unknown {
  if (!isRecord(value) || !isRecord(value.asset) || typeof value.asset._ref !== 'string') return value
  const { asset, ...fields } = value
  const [, name, extension] = ASSET.exec(value.asset._ref) ?? []
  return name ? { _sanityAsset: `image@file://./images/${name}.${extension}`, ...fields } : value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
