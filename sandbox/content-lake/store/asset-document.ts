import { randomUUID } from 'node:crypto'
import type { Upload } from './uploaded-files.ts'

type Place = { readonly projectId: string; readonly name: string }

type StoredFile = Pick<Upload, 'sha1' | 'size'> & {
  readonly kind: 'images' | 'files'
  /** Without its extension. */
  readonly name: string
  readonly extension: string
}

/** The fields of an asset's document that say which file it is and where. `origin` is that of the lake. */
export function storedFileFields({ kind, name, extension, sha1, size }: StoredFile, dataset: Place, origin: string) {
  const path = `${kind}/${dataset.projectId}/${dataset.name}/${name}.${extension}`
  return { assetId: sha1, extension, path, sha1hash: sha1, size, uploadId: randomUUID(), url: `${origin}/${path}` }
}
