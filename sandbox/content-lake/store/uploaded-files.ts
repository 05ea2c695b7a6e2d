import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { httpError } from '../http/errors.ts'

export type Upload = { sha1: string; size: number; path: string }

/** Uploaded bytes, each once under the name of its SHA-1; a file appears under its name only when it is complete. */
export class UploadedFiles {
  readonly #directory: string

  constructor(directory: string) {
    this.#directory = directory
  }

  pathOf(sha1: string): string {
    return join(this.#directory, sha1)
  }

  async has(sha1: string): Promise<boolean> {
    return access(this.pathOf(sha1)).then(
      () => true,
      () => false,
    )
  }

  /** @throws LakeError 400 for no bytes, 413 over `limit` bytes */
  async receive(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Upload> {
    await mkdir(this.#directory, { recursive: true })
    const temporary = join(this.#directory, `.${randomUUID()}`)
    const hash = createHash('sha1')
    let size = 0
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.byteLength
        hash.update(chunk)
        done(
          size > limit ? httpError(413, `Payload content length greater than maximum allowed: ${limit}`) : null,
          chunk,
        )
      },
    })
    try {
      // `flush` puts the bytes on disk before the upload is acknowledged.
      await pipeline(Readable.from(body ?? []), measure, createWriteStream(temporary, { flush: true }))
      if (size === 0) throw httpError(400, 'Invalid request payload: the body is empty')
      const sha1 = hash.digest('hex')
      const path = this.pathOf(sha1)
      await rename(temporary, path)
      return { sha1, size, path }
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }

  /** Keeps a copy of a file whose SHA-1 is known. */
  async copy(path: string, sha1: string): Promise<void> {
    await mkdir(this.#directory, { recursive: true })
    const temporary = join(this.#directory, `.${randomUUID()}`)
    await copyFile(path, temporary)
    await rename(temporary, this.pathOf(sha1))
  }

  async sizeOf(sha1: string): Promise<number> {
    return (await stat(this.pathOf(sha1))).size
  }
}
