import { connect } from 'node:net'
import { testAddresses } from '#tests/setup/addresses.ts'

export type RawReply = { readonly status: number; readonly headers: ReadonlyMap<string, string>; readonly body: string }

type RawRequest = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * Sends a request target exactly as written, which clients and browsers would normalise. Repeated response headers are
 * joined by a line break.
 */
export function rawRequest(target: string, { method = 'GET', headers = {}, body = '' }: RawRequest = {}) {
  const { hostname, port, host } = new URL(testAddresses.SITE_ORIGIN)
  const lines = Object.entries({ host, connection: 'close', 'content-length': `${body.length}`, ...headers })
  const request = [`${method} ${target} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', body].join(
    '\r\n',
  )
  return new Promise<RawReply>((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(request, 'latin1'))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(readReply(Buffer.concat(chunks).toString('utf8'))))
  })
}

function readReply(text: string): RawReply {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Map<string, string>()
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
    const before = headers.get(name.toLowerCase())
    headers.set(name.toLowerCase(), before === undefined ? value : `${before}\n${value}`)
  }
  return { status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n') }
}
