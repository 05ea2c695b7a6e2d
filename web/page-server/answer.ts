import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { acceptedEncoding, compress, type Encoding, isCompressible } from './compression.ts'

/** Bytes of an answer's headers and the objects around it, roughly. */
const overhead = 4000

/** A complete answer, compressed at most once per encoding however often it is sent. */
export class Answer {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
  readonly etag: string
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()
  #bytes: number

  constructor(status: number, headers: OutgoingHttpHeaders, body: Buffer) {
    this.status = status
    this.headers = headers
    this.body = body
    this.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
    this.#bytes = body.length + overhead
  }

  /** Memory used so far: the body, its compressed forms and a flat amount for headers and objects. */
  get bytes(): number {
    return this.#bytes
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    let body = this.#compressed.get(encoding)
    if (!body) {
      body = this.#compress(encoding)
      this.#compressed.set(encoding, body)
    }
    return body
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    const body = await compress(this.body, encoding, 'quick')
    this.#bytes += body.length
    return body
  }
}

/** Below this, in bytes, compressing gains nothing. */
const worthCompressing = 860

/** What the browser asks of a response. */
export type Preferences = {
  /** Headers only. */
  readonly head: boolean
  readonly acceptEncoding: string | string[] | undefined
  readonly ifNoneMatch: string | undefined
}

/** Sends an answer in the encoding that suits the request; 304 when the browser has it already. `extra` headers are for this visitor only. */
export async function send(
  preferences: Preferences,
  response: ServerResponse,
  answer: Answer,
  extra: OutgoingHttpHeaders = {},
): Promise<void> {
  const { status, body } = answer
  const headers: OutgoingHttpHeaders = { ...answer.headers, ...extra }
  const isDocument = status === 200 && body.length > 0
  if (isDocument) headers.etag = answer.etag
  if (isDocument && matches(preferences.ifNoneMatch, answer.etag)) {
    delete headers['content-type']
    response.writeHead(304, headers).end()
    return
  }
  const compressible = body.length >= worthCompressing && isCompressible(String(headers['content-type'] ?? ''))
  const encoding = compressible ? acceptedEncoding(preferences.acceptEncoding) : undefined
  const bytes = encoding ? await answer.compressed(encoding) : body
  if (encoding) headers['content-encoding'] = encoding
  if (compressible) headers.vary = [headers.vary, 'accept-encoding'].flat().filter(Boolean).join(', ')
  headers['content-length'] = bytes.length
  response.writeHead(status, headers)
  response.end(preferences.head ? undefined : bytes)
}

function matches(header: string | undefined, etag: string): boolean {
  return header === '*' || (header ?? '').split(',').some((candidate) => candidate.trim() === etag)
}
