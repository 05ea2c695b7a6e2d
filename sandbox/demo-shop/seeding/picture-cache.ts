import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PictureSpec } from '../pictures-plan.ts'
import { type DrawnPicture, drawPicture } from './draw-picture.ts'

/** Drawn pictures outlive the sandbox's data: a new dataset does not draw them again. */
const CACHE = resolve(import.meta.dirname, '../../../.build/pictures')

export type CachedPicture = Pick<DrawnPicture, 'assetId' | 'hotspot'>

/** A picture from the cache, drawn if it is not there. */
export class PictureCache {
  readonly #drawing: string

  private constructor(drawing: string) {
    this.#drawing = drawing
  }

  static async open(): Promise<PictureCache> {
    await mkdir(CACHE, { recursive: true })
    return new PictureCache(await hashOfDrawingCode())
  }

  async entry(spec: PictureSpec): Promise<CachedPicture> {
    const known = await readEntry(this.#path(spec, 'json'))
    return known ?? (await this.#draw(spec))
  }

  async jpeg(spec: PictureSpec): Promise<Buffer> {
    return readFile(this.#path(spec, 'jpg'))
  }

  async #draw(spec: PictureSpec): Promise<CachedPicture> {
    const { jpeg, assetId, hotspot } = await drawPicture(spec)
    await writeWhole(this.#path(spec, 'jpg'), jpeg)
    await writeWhole(this.#path(spec, 'json'), JSON.stringify({ assetId, hotspot }))
    return { assetId, hotspot }
  }

  #path(spec: PictureSpec, extension: string): string {
    const key = createHash('sha1').update(this.#drawing).update(JSON.stringify(spec)).digest('hex')
    return join(CACHE, `${key}.${extension}`)
  }
}

async function readEntry(path: string): Promise<CachedPicture | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as CachedPicture
  } catch {
    return undefined
  }
}

/** Two programs may draw the same picture at once; neither sees half a file. */
async function writeWhole(path: string, data: string | Buffer): Promise<void> {
  const unfinished = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(unfinished, data)
  await rename(unfinished, path)
}

/** A change in the drawing code makes every cached picture stale. */
async function hashOfDrawingCode(): Promise<string> {
  const folder = resolve(import.meta.dirname, '../pictures')
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file)).sort()
  const hash = createHash('sha1')
  for (const file of files) hash.update(await readFile(join(folder, file)))
  return hash.digest('hex')
}
