import { expect, test, vi } from 'vitest'
import { onShutdown, shutDown } from './shutdown.ts'

test('everything registered is done before the end, even when a part of it fails', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const done: string[] = []
  onShutdown(() => Promise.reject(new Error('broken')))
  onShutdown(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    done.push('jobs')
  })
  await shutDown()
  expect(done).toEqual(['jobs'])
  expect(log).toHaveBeenCalledTimes(1)
})
