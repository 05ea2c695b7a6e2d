import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { isHosted, openTarget, READ_TOKEN, type Target, WRITE_TOKEN } from './target.ts'

type Message = {
  id?: number
  result?: unknown
  error?: { code: number }
  method?: string
  params?: { subscription: string; result: Record<string, unknown> }
}

let target: Target
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

/** One Studio's connection, in the protocol of the Studio's own client. */
async function studio(token?: string) {
  const socket = new WebSocket(
    `${target.origin.replace('http', 'ws')}/v2022-06-30/socket/${target.dataset}?tag=sanity.studio`,
  )
  const messages: Message[] = []
  const waiting: { matches: (message: Message) => boolean; resolve: (message: Message) => void }[] = []
  socket.on('message', (data) => {
    if (data.toString() === '♥') return
    const message: Message = JSON.parse(data.toString())
    messages.push(message)
    for (const wait of waiting) if (wait.matches(message)) wait.resolve(message)
  })
  await new Promise((resolve) => socket.once('open', resolve))
  const next = (matches: (message: Message) => boolean) =>
    new Promise<Message>((resolve) => {
      const known = messages.find(matches)
      if (known) resolve(known)
      else waiting.push({ matches, resolve })
    })
  let id = 0
  const call = (method: string, params: Record<string, unknown> = {}) => {
    id += 1
    const own = id
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: own, method, params: { ...params, apiVersion: 'v1' } }))
    return next((message) => message.id === own)
  }
  if (token) await call('authorization', { authorization: `Bearer ${token}` })
  const presence = (type: string) =>
    next(({ method, params }) => method === 'presence_subscription' && params?.result.type === type)
  return { call, presence, close: () => socket.close(), send: (text: string) => socket.send(text), next }
}

describe.skipIf(isHosted)('Presence', () => {
  test.skipIf(isHosted)('a client that is gone before its connection is refused ends nothing', async () => {
    const { hostname, port } = new URL(target.origin)
    for (const path of ['/v2022-06-30/socket/unknown', `/v2022-06-30/socket/${target.dataset}`]) {
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      const headers = ['Host: evil.example', 'Connection: Upgrade', 'Upgrade: websocket']
      socket.write([`GET ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n'), () => socket.resetAndDestroy())
      await once(socket, 'close')
    }
    expect(await target.client.fetch('1')).toBe(1)
  })

  test('shows every Studio who else is present, where they are and when they leave', async () => {
    const [kari, ola] = [await studio(WRITE_TOKEN), await studio(READ_TOKEN)]
    const { result: subscription } = await kari.call('presence_subscribe')
    expect(subscription).toEqual(expect.any(String))
    await ola.call('presence_rollcall', { session: 'ola-1' })
    expect((await kari.presence('rollCall')).params?.result).toMatchObject({
      type: 'rollCall',
      i: 'g-read',
      session: 'ola-1',
    })
    const locations = [{ type: 'document', documentId: 'a', path: ['title'] }]
    await ola.call('presence_announce', { data: { locations, sessionId: 'ola-1' } })
    expect((await kari.presence('state')).params?.result).toMatchObject({
      i: 'g-read',
      m: { sessionId: 'ola-1', locations },
    })
    ola.close()
    expect((await kari.presence('disconnect')).params?.result).toMatchObject({ i: 'g-read', m: { session: 'ola-1' } })
    kari.close()
  })

  test('needs a token, and ignores malformed messages', async () => {
    const stranger = await studio()
    expect((await stranger.call('presence_subscribe')).error?.code).toBe(4001)
    expect((await stranger.call('authorization', { authorization: 'Bearer nonsense' })).error?.code).toBe(4001)
    stranger.send('{')
    expect((await stranger.next(({ error }) => error?.code === -32700)).error).toBeDefined()
    await stranger.call('authorization', { authorization: `Bearer ${WRITE_TOKEN}` })
    expect((await stranger.call('presence_dance')).error?.code).toBe(-32601)
    stranger.close()
  })
})
