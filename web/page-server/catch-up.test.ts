import { expect, test, vi } from 'vitest'
import { catchUp } from './catch-up.ts'

test('catching up is tried again, with growing pauses, until it is done', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const tell = vi.fn(async () => {
    if (tell.mock.calls.length < 8) throw new Error('The webhook responded with 503')
  })
  const wait = vi.fn(async (_milliseconds: number) => undefined)
  await catchUp({ sitePort: 1, revalidateSecret: '' }, new Date(0), { tell, wait })
  expect(tell).toHaveBeenCalledTimes(8)
  expect(tell).toHaveBeenLastCalledWith({ since: '1970-01-01T00:00:00.000Z', which: 'all' })
  expect(wait.mock.calls.flat()).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  log.mockRestore()
})
