import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** `stopped`: nothing listens. `slow`: responses are 10 s late. `cut`: half of each comes, then the connection ends. */
export type LinkState = 'open' | 'stopped' | 'slow' | 'cut'

const SLOW_MS = 10_000

/** Listens at a service's address in front of it, and passes everything on, or fails in one of these ways. */
export class FaultyLink {
  readonly #port: number
  readonly #target: number
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  #state: LinkState = 'open'

  constructor({ port, target }: { port: number; target: number }) {
    this.#port = port
    this.#target = target
  }

  /** The connections that are open fail in the same way. */
  async set(state: LinkState): Promise<void> {
    this.#state = state
    if (state === 'stopped') return await this.close()
    if (!this.#server) await this.#listen()
  }

  async close(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (!server) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  async #listen(): Promise<void> {
    this.#server = createServer((client) => this.#pass(client))
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  #pass(client: Socket): void {
    const service = connect(this.#target, '127.0.0.1')
    const end = () => {
      client.destroy()
      service.destroy()
    }
    for (const socket of [client, service]) {
      this.#sockets.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        this.#sockets.delete(socket)
        end()
      })
    }
    client.pipe(service, { end: false })
    client.on('end', () => service.end())
    service.on('end', () => this.#later(() => client.end()))
    service.on('data', (chunk) => {
      if (this.#state === 'cut') client.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), end)
      else this.#later(() => client.write(chunk))
    })
  }

  #later(work: () => void): void {
    if (this.#state === 'slow') setTimeout(work, SLOW_MS)
    else work()
  }
}
