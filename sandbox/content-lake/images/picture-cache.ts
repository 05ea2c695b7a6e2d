import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Size of the cache in bytes; the least recently used pictures are removed first. */
const MAX_BYTES = 512 * 1024 * 1024
/** Pictures that are rendered in parallel; each already uses several threads. */
const MAX_AT_WORK = 4

/** Rendered pictures on disk. Concurrent requests for a picture render it once. */
export class PictureCache {
  readonly #directory: string
  readonly #maxBytes: number
  /** In order of last use. */
  readonly #sizes = new Map<string, number>()
  readonly #making = new Map<string, Promise<Buffer>>()
  readonly #waiting: (() => void)[] = []
  #atWork = 0
  #bytes = 0
  #loaded: Promise<void> | undefined

  constructor(directory: string, maxBytes = MAX_BYTES) {
    this.#directory = directory
    this.#maxBytes = maxBytes
  }

  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    this.#loaded ??= this.#load()
    await this.#loaded
    const known = this.#making.get(key)
    if (known) return known
    const wanted = this.#read(key).then((found) => found ?? this.#make(key, make))
    this.#making.set(key, wanted)
    try {
      return await wanted
    } finally {
      this.#making.delete(key)
    }
  }

  async #read(key: string): Promise<Buffer | undefined> {
    const size = this.#sizes.get(key)
    if (size === undefined) return undefined
    const bytes = await readFile(join(this.#directory, key)).catch(() => undefined)
    this.#sizes.delete(key)
    if (bytes) this.#sizes.set(key, size)
    else this.#bytes -= size
    return bytes
  }

  async #make(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = await this.#inTurn(make)
    const temporary = join(this.#directory, `.${randomUUID()}`)
    try {
      await writeFile(temporary, bytes)
      await rename(temporary, join(this.#directory, key))
      this.#sizes.set(key, bytes.byteLength)
      this.#bytes += bytes.byteLength
      await this.#evict()
    } catch {
      // A full disk costs only the cache: the picture itself is there.
      await rm(temporary, { force: true })
    }
    return bytes
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#atWork >= MAX_AT_WORK) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#atWork += 1
    try {
      return await work()
    } finally {
      this.#atWork -= 1
      this.#waiting.shift()?.()
    }
  }

  async #evict(): Promise<void> {
    for (const [key, size] of this.#sizes) {
      if (this.#bytes <= this.#maxBytes) return
      this.#sizes.delete(key)
      this.#bytes -= size
      await rm(join(this.#directory, key), { force: true })
    }
  }

  async #load(): Promise<void> {
    await mkdir(this.#directory, { recursive: true })
    const names = await readdir(this.#directory)
    const files = await Promise.all(
      names.map(async (name) => ({ name, info: await stat(join(this.#directory, name)).catch(() => undefined) })),
    )
    for (const { name, info } of files.sort((a, b) => (a.info?.mtimeMs ?? 0) - (b.info?.mtimeMs ?? 0))) {
      if (!info) continue
      if (name.startsWith('.')) await rm(join(this.#directory, name), { force: true })
      else {
        this.#sizes.set(name, info.size)
        this.#bytes += info.size
      }
    }
  }
}
