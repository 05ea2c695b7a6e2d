import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { startLake } from '#sandbox/content-lake/server.ts'
import type { DemoDocument } from '../builders/document.ts'
import { picturesIn, type UploadedPictures, withPictures } from '../seeding/pictures.ts'

const TOKEN = 'sandbox-write-token-of-the-demo-shop-tests'
const MIDDLE = { x: 0.5, y: 0.5, width: 0.8, height: 0.8 }

export interface EmptyLake {
  client: SanityClient
  close: () => Promise<void>
}

/** A separate lake in a temporary directory, on a free port. */
export async function emptyLake(): Promise<EmptyLake> {
  const directory = await mkdtemp(join(tmpdir(), 'demo-shop-'))
  const place = { projectId: 'tretopp', dataset: 'production' }
  const tokens = { readToken: 'sandbox-read-token-of-the-demo-shop-tests', writeToken: TOKEN }
  const lake = await startLake({ ...place, ...tokens, directory, studioOrigin: 'http://localhost:3333' })
  const client = createClient({
    ...place,
    apiHost: lake.origin,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    token: TOKEN,
    perspective: 'raw',
  })
  const close = async () => {
    await lake.close()
    await rm(directory, { recursive: true })
  }
  return { client, close }
}

/** Replaces pictures with fake assets: drawing them all takes half a minute. */
export function withMadeUpPictures(documents: DemoDocument[]): { documents: DemoDocument[]; assetIds: string[] } {
  const pictures: UploadedPictures = new Map(
    [...picturesIn(documents)].map((name, index) => [name, { assetId: madeUpAsset(index), hotspot: MIDDLE }]),
  )
  return {
    documents: withPictures(documents, pictures),
    assetIds: [...pictures.values()].map(({ assetId }) => assetId),
  }
}

function madeUpAsset(index: number): string {
  return `image-${index.toString(16).padStart(40, '0')}-1600x2054-jpg`
}
