import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listenToPublications } from '#studio-plugins/public-state/lake.ts'
import { isHosted, openTarget, type Target } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

/** A connection to the lake that can be lost. */
async function breakableConnection() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const upstream = connect(Number(new URL(target.origin).port), 'localhost')
    for (const end of [socket, upstream]) {
      sockets.add(end)
      end.on('error', () => undefined)
    }
    socket.pipe(upstream).pipe(socket)
  })
  const open = async (port = 0) => {
    server.listen(port, 'localhost')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
    return address.port
  }
  const lose = () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    return closed
  }
  return { open, lose }
}

test.skipIf(isHosted)(
  '[R7.09] the Studio learns which documents were removed while its connection was lost',
  async () => {
    const connection = await breakableConnection()
    const port = await connection.open()
    const client = target.connect({ apiHost: `http://localhost:${port}` })
    const _type = 'contractPublication'
    const [kept, gone] = [target.id(), target.id()]
    const handlers = { changed: vi.fn(), removed: vi.fn(), returned: vi.fn(), ended: vi.fn() }
    const unsubscribe = listenToPublications(client, [_type], handlers)
    try {
      await vi.waitFor(() => expect(handlers.changed).toHaveBeenCalledTimes(1), 5000)
      for (const _id of [kept, gone]) await target.client.create({ _id, _type })
      await vi.waitFor(() => expect(handlers.returned.mock.calls).toEqual([[kept], [gone]]), 5000)

      await connection.lose()
      await target.client.delete(gone)
      expect(handlers.removed).not.toHaveBeenCalled()
      await connection.open(port)
      await vi.waitFor(() => expect(handlers.removed).toHaveBeenCalledTimes(1), 15_000)
      const removed = { id: gone, type: _type, publishedAt: expect.any(String), isGone: true }
      expect(handlers.removed).toHaveBeenCalledWith(removed)
      expect(handlers.returned).toHaveBeenCalledTimes(2)
      expect(handlers.ended).not.toHaveBeenCalled()
    } finally {
      unsubscribe()
      await connection.lose()
    }
  },
)
