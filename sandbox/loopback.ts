import type { Server as HttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'

/**
 * Listens on this machine only and answers the port; 0 takes any free one.
 * @throws Error with code EADDRINUSE when the port is taken
 */
export function listenOnLoopback(listener: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    listener.once('error', reject)
    listener.listen({ port, host: '127.0.0.1' }, () => {
      const address = listener.address()
      if (address && typeof address === 'object') resolve(address.port)
      else reject(new Error('A stand-in has no address'))
    })
  })
}

/** A port that nobody listens on, for a program of its own that cannot be told to take any. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listenOnLoopback(probe, 0)
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Listens no more; clients that are still there are cut off. */
export async function stopListening(listener: HttpServer): Promise<void> {
  const closed = new Promise((resolve) => listener.close(resolve))
  listener.closeAllConnections()
  await closed
}

/**
 * The port on which a stand-in has to listen: that of an address in the environment, by default the one that is usual for its
 * protocol. `undefined` when the address is not set or names a real service, on this machine as `[::1]`.
 * @throws Error with one clear sentence, without the address, which may hold a password, when it is none of these protocols'
 */
export function loopbackPort(
  name: string,
  url: string | undefined,
  usualPorts: Readonly<Record<string, number>>,
): number | undefined {
  if (!url) return undefined
  const usual = URL.canParse(url) ? usualPorts[new URL(url).protocol] : undefined
  if (usual === undefined)
    throw new Error(`${name} is not an address that begins with ${Object.keys(usualPorts)[0]}//.`)
  const address = new URL(url)
  return isLoopback(address) ? Number(address.port) || usual : undefined
}

/** Whether an address is this machine's, where stand-ins are. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1'
}

/** Whether a stand-in could not start because another program listens on its port. */
export function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
