import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PictureSpec } from '../pictures-plan.ts'
import { type DrawnPicture, drawPicture } from './draw-picture.ts'

/** Drawn pictures are kept when the sandbox is reset. */
const CACHE = resolve(import.meta.dirname, '../../../.build/pictures')

export type CachedPicture = Pick<DrawnPicture, 'assetId' | 'hotspot'>

/** Pictures on disk, drawn when they are not there. One folder for each state of the drawing code; older ones are removed. */
export class PictureCache {
  readonly #folder: string

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async open(cache = CACHE): Promise<PictureCache> {
    const current = await hashOfDrawingCode()
    await mkdir(join(cache, current), { recursive: true })
    const outdated = (await readdir(cache)).filter((name) => name !== current)
    await Promise.all(outdated.map((name) => rm(join(cache, name), { recursive: true, force: true })))
    return new PictureCache(join(cache, current))
  }

  async entry(spec: PictureSpec): Promise<CachedPicture> {
    const known = await readEntry(this.#path(spec, 'json'))
    return known ?? (await this.#draw(spec))
  }

  async jpeg(spec: PictureSpec): Promise<Buffer> {
    const path = this.#path(spec, 'jpg')
    return await readFile(path).catch(async () => (await this.#draw(spec)).jpeg)
  }

  async #draw(spec: PictureSpec): Promise<DrawnPicture> {
    const drawn = await drawPicture(spec)
    const { jpeg, assetId, hotspot } = drawn
    await writeAtomically(this.#path(spec, 'jpg'), jpeg)
    await writeAtomically(this.#path(spec, 'json'), JSON.stringify({ assetId, hotspot }))
    return drawn
  }

  #path(spec: PictureSpec, extension: string): string {
    const key = createHash('sha1').update(JSON.stringify(spec)).digest('hex')
    return join(this.#folder, `${key}.${extension}`)
  }
}

/** Written by `#draw` only; a file that cannot be read is drawn again. */
async function readEntry(path: string): Promise<CachedPicture | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as CachedPicture
  } catch {
    return undefined
  }
}

/** Written to a temporary file, then renamed atomically, since two programs may draw the same picture. */
async function writeAtomically(path: string, data: string | Buffer): Promise<void> {
  const unfinished = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(unfinished, data)
  await rename(unfinished, path)
}

/** A change in the drawing code makes every cached picture stale. */
async function hashOfDrawingCode(): Promise<string> {
  const folder = resolve(import.meta.dirname, '../pictures')
  const drawing = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file)).sort()
  const files = [...drawing.map((file) => join(folder, file)), join(import.meta.dirname, 'draw-picture.ts')]
  const hash = createHash('sha1')
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}
