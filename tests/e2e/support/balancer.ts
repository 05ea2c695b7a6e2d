import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '#sandbox/loopback.ts'

/**
 * A load balancer that only knows what `/readyz` of its instances says, and sends a visitor to the same one while that
 * is ready.
 */
type Balancer = {
  readonly origin: string
  /** The instances that were ready at the last check. */
  ready(): readonly string[]
  close(): Promise<void>
}

const CHECK_EVERY_MS = 200

/** @param instances origins */
export async function startBalancer(instances: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, timeout: 60_000 })
  let ready: readonly string[] = []
  const check = async () => {
    const checked = await Promise.all(instances.map(isReady))
    ready = instances.filter((_, index) => checked[index])
  }
  await check()
  const timer = setInterval(check, CHECK_EVERY_MS)
  const server = createServer((request, response) => {
    const visitor = Number(/visitor=(\d+)/.exec(request.headers.cookie ?? '')?.[1])
    const preferred = instances[visitor % instances.length]
    const instance = preferred && ready.includes(preferred) ? preferred : ready[0]
    if (instance) pass(instance, request, response, agent)
    else response.writeHead(503).end()
  })
  const port = await listenOnLoopback(server, 0)
  return {
    origin: `http://localhost:${port}`,
    ready: () => ready,
    async close() {
      clearInterval(timer)
      server.closeAllConnections()
      agent.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function isReady(instance: string): Promise<boolean> {
  return fetch(`${instance}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function pass(instance: string, { method, url, headers }: IncomingMessage, response: ServerResponse, agent: Agent) {
  const outgoing = httpRequest(instance + url, { method, headers, agent }, (incoming) => {
    response.writeHead(incoming.statusCode ?? 502, incoming.headers)
    incoming.pipe(response)
  })
  outgoing.on('error', () => response.writeHead(502).end())
  outgoing.end()
}
