import type { IncomingMessage, Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { isForLocalHost, misdirected } from '#sandbox/local-hosts.ts'
import type { ContentLake } from '../lake.ts'
import { SocketSession } from './socket-session.ts'

const HEARTBEAT_MS = 10_000
const MAX_MESSAGE_BYTES = 256 * 1024
const PATH = /^\/v[^/]+\/socket\/([^/?]+)/

/** `/vX/socket/<dataset>`: presence. Returns a function that closes every connection. */
export function attachPresenceSocket(server: Server, lake: ContentLake): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  server.on('upgrade', (request, socket, head) => {
    // Otherwise a client that is gone before it is refused would end the process.
    socket.on('error', () => socket.destroy())
    if (!isForLocalHost(request)) return socket.end(`HTTP/1.1 ${misdirected.status} Misdirected Request\r\n\r\n`)
    const dataset = lake.findDataset(PATH.exec(request.url ?? '')?.[1] ?? '')?.name
    if (dataset === undefined) return socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
    sockets.handleUpgrade(request, socket, head, (connection) => connect(lake, dataset, connection, request))
  })
  const heartbeat = setInterval(() => {
    for (const connection of sockets.clients) if (connection.readyState === connection.OPEN) connection.send('♥')
  }, HEARTBEAT_MS)
  return () => {
    clearInterval(heartbeat)
    for (const connection of sockets.clients) connection.terminate()
    sockets.close()
  }
}

function connect(lake: ContentLake, dataset: string, connection: WebSocket, request: IncomingMessage): void {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const user = token === undefined ? undefined : lake.sessions.userOf(token)
  const session = new SocketSession(lake, dataset, user, (text) => {
    if (connection.readyState === connection.OPEN) connection.send(text)
  })
  connection.on('message', (data) => session.receive(data.toString()))
  connection.on('close', () => session.close())
  connection.on('error', () => connection.terminate())
}
