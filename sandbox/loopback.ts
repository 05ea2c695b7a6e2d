import { randomInt } from 'node:crypto'
import type { Server as HttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'

/**
 * Listens on the loopback interface and resolves to the port; 0 takes any free one. SANDBOX_HOST names another address,
 * for a container, whose loopback interface nobody else reaches.
 * @throws Error with code EADDRINUSE when the port is in use
 */
export function listenOnLoopback(listener: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    listener.once('error', reject)
    listener.listen({ port, host: process.env.SANDBOX_HOST || '127.0.0.1' }, () => {
      const address = listener.address()
      if (address && typeof address === 'object') resolve(address.port)
      else reject(new Error('A stand-in has no address'))
    })
  })
}

/**
 * Below the ports that systems give to connections and to listeners without a port of their own (Linux from 32768,
 * macOS and Windows from 49152), one of which could get a free port before the program that is to use it.
 */
const CHOSEN_PORTS = { min: 20_000, max: 32_768 }

/**
 * A free port, for programs that cannot choose one themselves.
 * @throws Error with code EADDRINUSE when a hundred that were tried are in use
 */
export async function freePort({ min, max } = CHOSEN_PORTS): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const probe = createServer()
    try {
      const port = await listenOnLoopback(probe, randomInt(min, max))
      await new Promise((resolve) => probe.close(resolve))
      return port
    } catch (error) {
      if (attempt === 100) throw error
    }
  }
}

/** Stops listening and closes all connections. */
export async function stopListening(listener: HttpServer): Promise<void> {
  const closed = new Promise((resolve) => listener.close(resolve))
  listener.closeAllConnections()
  await closed
}

/**
 * The port for a stand-in: that of a URL in the environment, or the default port of its protocol. `undefined` when the
 * URL is not set or names a real service (one on this machine is written as `[::1]`).
 * @throws Error with one sentence when the URL has another protocol; without the URL, which may hold a password
 */
export function loopbackPort(
  name: string,
  url: string | undefined,
  defaultPorts: Readonly<Record<string, number>>,
): number | undefined {
  if (!url) return undefined
  const defaultPort = URL.canParse(url) ? defaultPorts[new URL(url).protocol] : undefined
  if (defaultPort === undefined)
    throw new Error(`${name} is not an address that begins with ${Object.keys(defaultPorts)[0]}//.`)
  const address = new URL(url)
  return isStandIn(address) ? Number(address.port) || defaultPort : undefined
}

/** Whether a URL is on this machine, whose commands start a stand-in there. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1'
}

/** Whether a URL is that of a stand-in. Those in containers have names below `localhost`, and are started there. */
export function isStandIn(address: URL): boolean {
  return isLoopback(address) || address.hostname.endsWith('.localhost')
}

/** Whether a stand-in could not start because another program listens on its port. */
export function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
