import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** An ordinary phone's network: 1.6 Mbit/s, and half of a round trip of 150 ms. */
const BYTES_PER_MS = 200
const ONE_WAY_MS = 75
const PACKET_BYTES = 1460

/**
 * A relay in front of each origin that makes every connection as slow as a phone's: all of them share one line, in
 * turns, and each round trip takes 150 ms, including the one that connects. The browser's own throttling does not cover
 * what it fetches ahead of a navigation. `rules` is for Chromium's `--host-resolver-rules`.
 */
export async function startPhoneNetwork(origins: readonly string[]) {
  const line = new SharedLine()
  const servers: Server[] = []
  const rules: string[] = []
  for (const origin of origins) {
    const { hostname, port } = new URL(origin)
    const server = createServer({ noDelay: true }, (client) => relay(client, Number(port), line))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    servers.push(server)
    rules.push(`MAP ${hostname}:${port} 127.0.0.1:${(server.address() as AddressInfo).port}`)
  }
  return {
    rules: rules.join(','),
    /** Bytes that the phone has received since the start, with headers. */
    received: () => line.sent,
    close: () => {
      for (const server of servers) server.close()
    },
  }
}

type Packet = { readonly bytes: number; readonly deliver: () => void }

/** Sends one packet of each waiting connection in turn. */
class SharedLine {
  sent = 0
  readonly #waiting: Packet[][] = []
  #freeAt = 0
  #isSending = false

  /** A queue of packets of one connection: call it with each. */
  connection(): (packet: Packet) => void {
    const packets: Packet[] = []
    return (packet) => {
      packets.push(packet)
      if (!this.#waiting.includes(packets)) this.#waiting.push(packets)
      if (!this.#isSending) this.#send()
    }
  }

  readonly #send = () => {
    this.#freeAt = Math.max(this.#freeAt, performance.now())
    while (this.#freeAt <= performance.now()) {
      const packets = this.#waiting.shift()
      const packet = packets?.shift()
      this.#isSending = packet !== undefined
      if (!packets || !packet) return
      if (packets.length > 0) this.#waiting.push(packets)
      this.sent += packet.bytes
      this.#freeAt += packet.bytes / BYTES_PER_MS
      setTimeout(packet.deliver, ONE_WAY_MS)
    }
    setTimeout(this.#send, Math.max(0, this.#freeAt - performance.now()))
  }
}

function relay(client: Socket, port: number, line: SharedLine): void {
  const server = connect({ port, host: 'localhost', noDelay: true })
  const connectedAt = performance.now() + 2 * ONE_WAY_MS
  const enqueue = line.connection()
  client.on('data', (chunk) => {
    const delay = Math.max(0, connectedAt - performance.now()) + ONE_WAY_MS
    setTimeout(() => !server.destroyed && server.write(chunk), delay)
  })
  server.on('data', (chunk) => {
    for (let start = 0; start < chunk.length; start += PACKET_BYTES) {
      const packet = chunk.subarray(start, start + PACKET_BYTES)
      enqueue({ bytes: packet.length, deliver: () => !client.destroyed && client.write(packet) })
    }
  })
  server.on('close', () => enqueue({ bytes: 0, deliver: () => client.end() }))
  client.on('close', () => server.destroy())
  client.on('error', () => server.destroy())
  server.on('error', () => client.destroy())
}
