import { createServer, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { listenOnLoopback, stopListening } from '#sandbox/loopback.ts'

/** A response that a service gave. */
export type Counted = { readonly path: string; readonly bytes: number }

/** Listens at a service's address in front of it, and counts the responses and their bytes. */
export class CountingProxy {
  readonly #target: number
  readonly #server: Server
  #counted: Counted[] = []

  constructor(target: number) {
    this.#target = target
    this.#server = createServer((incoming, outgoing) => {
      const { method, url: path = '', headers } = incoming
      const passedOn = request({ host: '127.0.0.1', port: this.#target, method, path, headers }, (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        response.on('end', () => this.#counted.push({ path, bytes }))
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(outgoing)
      })
      passedOn.on('error', () => outgoing.destroy())
      outgoing.on('close', () => passedOn.destroy())
      incoming.pipe(passedOn)
    })
    // The presence of editors, which is not counted.
    this.#server.on('upgrade', ({ method, url, rawHeaders }, socket, head) => {
      const passedOn = connect(this.#target, '127.0.0.1', () => {
        const headers = Array.from({ length: rawHeaders.length / 2 }, (_, at) => rawHeaders.slice(2 * at, 2 * at + 2))
        passedOn.write([`${method} ${url} HTTP/1.1`, ...headers.map((one) => one.join(': ')), '', ''].join('\r\n'))
        passedOn.write(head)
        socket.pipe(passedOn).pipe(socket)
      })
      passedOn.on('error', () => socket.destroy())
      socket.on('error', () => passedOn.destroy())
      socket.on('close', () => passedOn.destroy())
    })
  }

  async listen(port: number): Promise<void> {
    await listenOnLoopback(this.#server, port)
  }

  /** The responses since the last call. */
  take(): readonly Counted[] {
    const counted = this.#counted
    this.#counted = []
    return counted
  }

  async close(): Promise<void> {
    await stopListening(this.#server)
  }
}
