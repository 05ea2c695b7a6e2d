import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isHosted, openTarget, type Target } from './target.ts'

let target: Target
let url: string
beforeAll(async () => {
  target = await openTarget()
  const film = await target.client.assets.upload('file', Buffer.from('0123456789'), { filename: 'film.mp4' })
  url = film.url
})
afterAll(() => target.close())

const ask = (range: string) => fetch(url, { headers: { range } })

describe.skipIf(isHosted)('Parts of a file, as video players request them', () => {
  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=5-99', '56789', 'bytes 5-9/10'],
  ])('are returned: %s', async (range, bytes, contentRange) => {
    const response = await ask(range)
    expect([response.status, response.headers.get('content-range')]).toEqual([206, contentRange])
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(await response.text()).toBe(bytes)
  })

  test('are refused beyond its end', async () => {
    const response = await ask('bytes=10-')
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })

  test.each(['bytes=1-2,4-5', 'lines=1-2', 'bytes=-'])(
    'are the whole file if the range cannot be parsed: %s',
    async (range) => {
      const response = await ask(range)
      expect([response.status, response.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
      expect(await response.text()).toBe('0123456789')
    },
  )

  test('are announced in the response to HEAD', async () => {
    const { status, headers } = await fetch(url, { method: 'HEAD' })
    expect([status, headers.get('accept-ranges'), headers.get('content-length')]).toEqual([200, 'bytes', '10'])
  })
})
