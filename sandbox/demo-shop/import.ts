import { getMimeType } from 'hono/utils/mime'
import { WRITE_ROBOT } from '../content-lake/auth/people.ts'
import type { ContentLake } from '../content-lake/lake.ts'
import { storedFileFields } from '../content-lake/store/asset-document.ts'
import { UploadedFiles } from '../content-lake/store/uploaded-files.ts'
import { assetIdOf, readPictures } from './dataset.ts'
import { demoDocuments } from './documents.ts'

/**
 * Writes the demo shop to the lake's first dataset: the pictures' files, then every document in one transaction.
 * Replaces the demo shop's documents, keeps all others. Files are copied and not decoded: the export contains what the
 * lake computed of them.
 * @param origin address of the lake
 * @param today the day that campaign dates are relative to
 * @returns how many documents and pictures it wrote
 */
export async function importDemoShop(lake: ContentLake, origin: string, today = new Date()) {
  const dataset = lake.dataset(lake.options.dataset)
  const files = new UploadedFiles(lake.assetDirectory)
  const pictures = readPictures()
  for (const { path, sha1 } of pictures) await files.copy(path, sha1)
  const assets = pictures.map(({ sha1, name, extension, facts }) => ({
    _id: assetIdOf({ name, extension }),
    _type: 'sanity.imageAsset',
    ...storedFileFields({ kind: 'images', name, extension, sha1, size: facts.size }, dataset, origin),
    mimeType: getMimeType(`picture.${extension}`),
    ...facts,
  }))
  const documents = demoDocuments(today)
  dataset.transact({ author: WRITE_ROBOT.id }, (pending) => {
    for (const document of [...assets, ...documents]) pending.write(document, { createOrReplace: document })
  })
  return { documents: documents.length, pictures: pictures.length }
}
