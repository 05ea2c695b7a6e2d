import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Health } from './health.ts'

type Options = {
  readonly health: Health
  /** Milliseconds in which balancers learn that this instance is not ready; it serves requests that still come. */
  readonly delay: number
  /** Milliseconds that unfinished requests then have. */
  readonly deadline: number
  readonly wait?: (milliseconds: number) => Promise<unknown>
}

/**
 * Ends the server without losing a request, if its balancer looks at `/readyz`; resolves when no connection is open.
 */
export async function endServer(server: Server, { health, delay, deadline, wait = sleep }: Options) {
  health.end()
  // Clients and balancers open their next connection elsewhere.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await wait(delay)
  const late = setTimeout(() => server.closeAllConnections(), deadline)
  // A connection whose request was under way is idle later.
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(late)
  clearInterval(idle)
}
