import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { acceptedEncoding, compress, type Encoding, isCompressible } from './compression.ts'

/** Tells bodies apart: as an entity tag, and to see that Next sent the same again. */
export function digest(body: Buffer): string {
  return createHash('sha1').update(body).digest('base64url')
}

/** Bytes of a response's headers and objects, roughly. */
const OVERHEAD_BYTES = 4000

/** Compresses one response after the other: each takes a processor 0.2 to 0.4 s. */
let lastThorough: Promise<unknown> = Promise.resolve()

/**
 * A complete response, compressed once per encoding however often it is sent: quickly for the first request, with
 * Brotli thoroughly for later ones, which makes a document a tenth smaller.
 */
export class PageResponse {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
  readonly etag: string
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()
  #thorough: Promise<void> | undefined
  #bytes: number

  constructor(status: number, headers: OutgoingHttpHeaders, body: Buffer) {
    this.status = status
    this.headers = headers
    this.body = body
    this.etag = `W/"${digest(body)}"`
    this.#bytes = body.length + OVERHEAD_BYTES
  }

  /** Memory used so far: the body, its compressed forms and a flat amount for headers and objects. */
  get bytes(): number {
    return this.#bytes
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding)
    if (known) {
      if (encoding === 'br') this.#thorough ??= this.#compressThoroughly(known)
      return known
    }
    const body = this.#compress(encoding)
    this.#compressed.set(encoding, body)
    return body
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    const body = await compress(this.body, encoding, 'quick')
    this.#bytes += body.length
    return body
  }

  /** In the background: until it is done, and if it fails, the quick form is sent. */
  async #compressThoroughly(quick: Promise<Buffer>): Promise<void> {
    const thorough = lastThorough.then(() => compress(this.body, 'br', 'thorough'))
    lastThorough = thorough.catch(() => {})
    try {
      this.#bytes += (await thorough).length - (await quick).length
      this.#compressed.set('br', thorough)
    } catch (error) {
      console.error('A document could not be compressed thoroughly:', error)
    }
  }
}

/** Compressing a smaller body gains nothing. */
const MIN_COMPRESSED_BYTES = 860

/** The form of the response that the request asks for. */
export type Preferences = {
  /** Headers only. */
  readonly head: boolean
  readonly acceptEncoding: string | string[] | undefined
  readonly ifNoneMatch: string | undefined
}

/**
 * Sends a page in the best encoding that the browser accepts; 304 when the browser has it already. `extra` headers are
 * for this visitor only.
 */
export async function send(
  preferences: Preferences,
  response: ServerResponse,
  page: PageResponse,
  extra: OutgoingHttpHeaders = {},
): Promise<void> {
  const { status, body } = page
  const headers: OutgoingHttpHeaders = { ...page.headers, ...extra }
  const isDocument = status === 200 && body.length > 0
  if (isDocument) headers.etag = page.etag
  if (isDocument && matches(preferences.ifNoneMatch, page.etag)) {
    delete headers['content-type']
    response.writeHead(304, headers).end()
    return
  }
  const compressible = body.length >= MIN_COMPRESSED_BYTES && isCompressible(String(headers['content-type'] ?? ''))
  const encoding = compressible ? acceptedEncoding(preferences.acceptEncoding) : undefined
  const bytes = encoding ? await page.compressed(encoding) : body
  if (encoding) headers['content-encoding'] = encoding
  if (compressible) headers.vary = [headers.vary, 'accept-encoding'].flat().filter(Boolean).join(', ')
  headers['content-length'] = bytes.length
  response.writeHead(status, headers)
  response.end(preferences.head ? undefined : bytes)
}

function matches(header: string | undefined, etag: string): boolean {
  return header === '*' || (header ?? '').split(',').some((candidate) => candidate.trim() === etag)
}
