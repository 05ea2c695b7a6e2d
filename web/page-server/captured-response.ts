import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** A complete response of Next's request handler. */
export type Captured = {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

/**
 * A response that is not sent but collects what is written, so that the page server can set a document's headers from
 * its body. Behaves like one that is sent at once, without back-pressure.
 */
export class CapturedResponse extends ServerResponse {
  readonly captured: Promise<Captured>
  readonly #chunks: Buffer[] = []
  #resolve: (captured: Captured) => void = () => {}
  #ended = false

  constructor(request: IncomingMessage) {
    super(request)
    this.captured = new Promise((resolve) => {
      this.#resolve = resolve
    })
    // Next and React read these; without a socket Node's own values would be wrong.
    Object.defineProperties(this, {
      writableEnded: { get: () => this.#ended },
      writableFinished: { get: () => this.#ended },
      headersSent: { get: () => this.#ended || this.#chunks.length > 0 },
    })
  }

  override flushHeaders(): void {}

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status
    const headers = rest.find((value) => typeof value === 'object' && value !== null)
    for (const [name, value] of headerPairs(headers)) this.setHeader(name, value)
    return this
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#collect(chunk, rest)
    return true
  }

  override end(...args: unknown[]): this {
    if (this.#ended) return this
    const [chunk, ...rest] = args
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') this.#collect(chunk, rest)
    this.#ended = true
    this.#resolve({ status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.#chunks) })
    for (const done of args) if (typeof done === 'function') done()
    queueMicrotask(() => {
      this.emit('finish')
      this.emit('close')
    })
    return this
  }

  #collect(chunk: unknown, rest: unknown[]): void {
    const encoding = rest.find((value) => typeof value === 'string')
    if (typeof chunk === 'string') this.#chunks.push(Buffer.from(chunk, encoding === 'latin1' ? 'latin1' : 'utf8'))
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk))
    for (const done of rest) if (typeof done === 'function') done()
  }
}

/** The forms in which `writeHead` takes headers: an object, or a flat list of names and values. */
function headerPairs(headers: unknown): [string, string | string[]][] {
  if (Array.isArray(headers)) {
    return headers.flatMap((name, index) =>
      index % 2 === 0 ? [[String(name), String(headers[index + 1])] as [string, string]] : [],
    )
  }
  if (typeof headers !== 'object' || headers === null) return []
  return Object.entries(headers).flatMap(([name, value]): [string, string | string[]][] => {
    if (value === undefined) return []
    return [[name, Array.isArray(value) ? value.map(String) : String(value)]]
  })
}
