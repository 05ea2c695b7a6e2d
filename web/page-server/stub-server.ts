import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { trustedProxies } from './client-address.ts'
import { Health } from './health.ts'
import { createPageServer, staticPrefix } from './page-server.ts'
import type { SharedCache } from './shared-cache.ts'
import { StaticFiles } from './static-files.ts'
import { readStyleSheets } from './style-sheets.ts'

export type Reply = { readonly status: number; readonly headers: NodeJS.Dict<string | string[]>; readonly body: Buffer }

/** The draft cookie's value of the stubbed build. */
export const previewModeId = 'bc496d51daa32b723390d118ab1527f4'

const security = {
  imageOrigin: 'https://pictures.example',
  serviceOrigins: ['https://commerce.example'],
  paymentSources: ['https://payment.example'],
  lakeSources: ['https://lake.example'],
  studioOrigin: 'https://studio.example',
  secure: true,
}

/** A request as a browser sends it; nothing is decompressed or followed. */
export function sendRequest(
  port: number,
  path: string,
  headers: NodeJS.Dict<string> = {},
  method = 'GET',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port, path, method, headers }, async (incoming) => {
      const chunks: Buffer[] = []
      for await (const chunk of incoming) chunks.push(chunk)
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) })
    })
    outgoing.on('error', reject).end()
  })
}

/** Does what Next does before it sends a page that it stores: names the page's cache tags. */
export async function nameTags(request: IncomingMessage, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  const meta: Hooks | undefined = Reflect.get(request, Symbol.for('NextInternalRequestMeta'))
  await meta?.onCacheEntry?.({ value: { headers: { 'x-next-cache-tags': tags.join(',') } } }, {})
}

type Hooks = { readonly onCacheEntry?: (entry: object, about: object) => Promise<boolean> }
type Unmet = { readonly name: string; readonly isShared: boolean }

/**
 * A page server for tests, before a stand-in for Next's request handler and a build that has two files, `app.js` and
 * `app.css`.
 */
export async function startPageServer(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  sharedCache?: SharedCache,
) {
  const directory = await mkdtemp(join(tmpdir(), 'page-server-'))
  await writeFile(join(directory, 'app.js'), 'console.log(1);'.repeat(100))
  await writeFile(join(directory, 'app.css'), 'main{display:grid}')
  const files = await StaticFiles.open(directory)
  const styleSheets = await readStyleSheets(directory, staticPrefix)
  const expired: string[] = []
  const unmet: Unmet[] = []
  let requests = 0
  const expire = (path: string) => expired.push(path)
  const site = new URL('https://shop.example')
  // Readiness is checked anew at each request.
  const later = () => {
    requests += 1
    return requests * 1000
  }
  const health = new Health({ unmet: async () => unmet, now: later })
  const trusts = trustedProxies([])
  const server = createPageServer({
    handle,
    files,
    styleSheets,
    security,
    site,
    trusts,
    health,
    previewModeId,
    expire,
    sharedCache,
  })
  // As Next does from its first request on.
  server.on('upgrade', (_request, socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The page server has no port')
  const { port } = address

  const get = (path: string, headers?: NodeJS.Dict<string>, method?: string) => sendRequest(port, path, headers, method)

  /**
   * Sends the targets as they are over one connection, where no client normalises them. Resolves with the statuses of
   * the replies, in order.
   */
  function getRaw(targets: readonly string[], headers = ''): Promise<number[]> {
    return new Promise((resolve, reject) => {
      const requests = targets.map((target, index) => {
        const close = index === targets.length - 1 ? 'connection: close\r\n' : ''
        return `GET ${target} HTTP/1.1\r\nhost: shop.example\r\n${headers}${close}\r\n`
      })
      let replies = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(requests.join(''), 'latin1'))
      socket.setEncoding('latin1').on('error', reject)
      socket.on('data', (text) => {
        replies += text
      })
      socket.on('close', () =>
        resolve([...replies.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))),
      )
    })
  }

  async function stop(): Promise<void> {
    server.closeAllConnections()
    server.close()
    await rm(directory, { recursive: true })
  }

  return { server, health, unmet, directory, port, get, getRaw, stop, expired }
}
