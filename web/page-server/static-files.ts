import { createReadStream } from 'node:fs'
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream'
import { acceptedEncoding, compress, type Encoding, isCompressible } from './compression.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const suffixes = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>

type File = { readonly size: number; readonly type: string; readonly encodings: Partial<Record<Encoding, number>> }

/**
 * The build's own files, whose names change with their content. They are compressed once, next to the originals; files
 * that are already compressed are kept.
 */
export class StaticFiles {
  readonly #directory: string
  readonly #files: ReadonlyMap<string, File>

  private constructor(directory: string, files: ReadonlyMap<string, File>) {
    this.#directory = directory
    this.#files = files
  }

  static async open(directory: string): Promise<StaticFiles> {
    const names = await readdir(directory, { recursive: true })
    const originals = names.filter((name) => contentTypes[extname(name)] !== undefined)
    const files = await Promise.all(
      originals.map(async (name) => [name.replaceAll('\\', '/'), await prepare(directory, name)] as const),
    )
    return new StaticFiles(directory, new Map(files))
  }

  /** Sends the file; false where there is none of that name. */
  send(
    name: string,
    request: IncomingMessage,
    response: ServerResponse,
    headers: Readonly<Record<string, string>>,
  ): boolean {
    const file = this.#files.get(name)
    if (!file) return false
    const accepted = acceptedEncoding(request.headers['accept-encoding'])
    const encoding = accepted && file.encodings[accepted] !== undefined ? accepted : undefined
    response.writeHead(200, {
      ...headers,
      'content-type': file.type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': (encoding && file.encodings[encoding]) ?? file.size,
      ...(encoding && { 'content-encoding': encoding }),
      ...(isCompressible(file.type) && { vary: 'accept-encoding' }),
    })
    if (request.method === 'HEAD') response.end()
    else sendFile(join(this.#directory, name) + (encoding ? suffixes[encoding] : ''), response)
    return true
  }
}

/** A file that a newer build removed, or a browser that disconnected, ends only this response. */
function sendFile(path: string, response: ServerResponse): void {
  pipeline(createReadStream(path), response, (error) => {
    if (error) response.destroy()
  })
}

async function prepare(directory: string, name: string): Promise<File> {
  const path = join(directory, name)
  const type = contentTypes[extname(name)] ?? 'application/octet-stream'
  const { size } = await stat(path)
  if (!isCompressible(type) || extname(name) === '.map') return { size, type, encodings: {} }
  const [br, gzip] = await Promise.all([compressedSize(path, 'br'), compressedSize(path, 'gzip')])
  return { size, type, encodings: { br, gzip } }
}

async function compressedSize(path: string, encoding: Encoding): Promise<number> {
  const target = path + suffixes[encoding]
  const done = await stat(target).catch(() => undefined)
  if (done && done.size > 0) return done.size
  const body = await compress(await readFile(path), encoding, 'thorough')
  // Written, then renamed atomically, so that an interrupted start leaves no incomplete file.
  await writeFile(`${target}.part`, body)
  await rename(`${target}.part`, target)
  return body.length
}
