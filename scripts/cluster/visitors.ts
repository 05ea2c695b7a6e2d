import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent, request } from 'node:https'
import { buffer } from 'node:stream/consumers'

const TIMEOUT_MS = 15_000

/** `failed`: no response, or half of one; `late`: none in 15 s. */
export type Status = number | 'failed' | 'late'
export type Answer = {
  readonly status: Status
  readonly body: string
  readonly headers: Readonly<Record<string, unknown>>
}

export type Call = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: object
}

/**
 * A visitor with an address of their own (127.0.0.0/8), so that the proxy and the limits of clients tell visitors
 * apart. As browsers do, it keeps connections, and repeats a GET when a kept connection is closed before a response.
 */
export class Visitor {
  readonly #secure: Agent
  readonly #plain: HttpAgent

  constructor(number: number) {
    const options = { keepAlive: true, localAddress: `127.1.${Math.floor(number / 250)}.${(number % 250) + 1}` }
    this.#secure = new Agent(options)
    this.#plain = new HttpAgent(options)
  }

  /** Never rejects: the status says what went wrong. */
  async call(url: URL, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> {
    const text = body && JSON.stringify(body)
    const sent = {
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
      }),
      ...headers,
    }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const once = (retry?: () => Promise<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        const options = { method, headers: sent, signal, family: 4 }
        const outgoing =
          url.protocol === 'https:'
            ? request(url, { ...options, agent: this.#secure })
            : httpRequest(url, { ...options, agent: this.#plain })
        outgoing.on('error', (error) => (retry && outgoing.reusedSocket ? resolve(retry()) : reject(error)))
        outgoing.on('response', (response) => {
          buffer(response).then(
            (content) =>
              resolve({ status: response.statusCode ?? 0, body: content.toString(), headers: response.headers }),
            reject,
          )
        })
        outgoing.end(text)
      })
    try {
      return await (method === 'GET' ? once(once) : once())
    } catch {
      return { status: signal.aborted ? 'late' : 'failed', body: '', headers: {} }
    }
  }

  leave(): void {
    this.#secure.destroy()
    this.#plain.destroy()
  }
}
