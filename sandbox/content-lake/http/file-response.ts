import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStreamDefaultReader } from 'node:stream/web'
import type { LakeContext } from './environment.ts'

/** `length` in bytes; `vary`: the format depends on what the reader accepts. */
type FileFacts = { etag: string; mimeType: string; length: number; vary: boolean }

/** First and last byte, both included. */
type Range = { start: number; end: number }

/** Responds with a rendered picture. It is immutable: another picture has another URL. */
export function bytesResponse(c: LakeContext, bytes: Buffer, facts: FileFacts): Response {
  return isKnown(c, facts)
    ? notModified(c, facts)
    : new Response(new Uint8Array(bytes), { headers: headersOf(c, facts) })
}

/** Responds with a file, or with the requested range of it, as video players need. */
export function fileResponse(c: LakeContext, path: string, facts: FileFacts): Response {
  if (isKnown(c, facts)) return notModified(c, facts)
  const headers = headersOf(c, facts)
  headers.set('accept-ranges', 'bytes')
  const range = rangeOf(c.req.header('range'), facts.length)
  if (range === undefined) return new Response(contentOf(path), { headers })
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${facts.length}`)
    headers.delete('content-length')
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${range.start}-${range.end}/${facts.length}`)
  headers.set('content-length', String(range.end - range.start + 1))
  return new Response(contentOf(path, range), { status: 206, headers })
}

/** A request for several ranges gets the whole file, which is allowed. */
function rangeOf(header: string | undefined, length: number): Range | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}

/** Clients may send several ETags; proxies that compress make them weak. */
function isKnown(c: LakeContext, { etag }: FileFacts): boolean {
  const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(`"${etag}"`) || known.includes('*')
}

function notModified(c: LakeContext, facts: FileFacts): Response {
  const headers = headersOf(c, facts)
  headers.delete('content-length')
  return new Response(null, { status: 304, headers })
}

function headersOf(c: LakeContext, { etag, mimeType, length, vary }: FileFacts): Headers {
  const headers = new Headers({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${etag}"`,
    'content-type': mimeType,
    'content-length': String(length),
    'x-content-type-options': 'nosniff',
    // Uploaded SVG and HTML must not run scripts in the lake's origin.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  })
  if (vary) headers.set('vary', 'Accept')
  const download = c.req.query('dl')
  if (download !== undefined) headers.set('content-disposition', disposition(download))
  return headers
}

/** Opens the file on the first read: the body of a HEAD response is never read and would leave the file open. */
function contentOf(path: string, range?: Range): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  return new ReadableStream(
    {
      async pull(controller) {
        reader ??= Readable.toWeb(createReadStream(path, range)).getReader()
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

function disposition(name: string): string {
  if (name === '') return 'attachment'
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
