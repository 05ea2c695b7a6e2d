// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { loadCode } from './load-code.ts'

const missing = () => Promise.reject(new Error('Failed to fetch dynamically imported module: /chunk.js'))
const reload = vi.fn()

beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
  vi.stubGlobal('location', { href: 'http://localhost/nb', reload })
})

test('[R8.09] missing code reloads the page once, then fails', async () => {
  const first = loadCode(missing)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(await Promise.race([first.then(String, String), Promise.resolve('pending')])).toBe('pending')
  await expect(loadCode(missing)).rejects.toThrow('dynamically imported module')
  expect(reload).toHaveBeenCalledOnce()
})

test('offline, and for other errors, nothing is reloaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(loadCode(missing)).rejects.toThrow()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await expect(loadCode(() => Promise.reject(new Error('boom')))).rejects.toThrow('boom')
  expect(reload).not.toHaveBeenCalled()
  expect(await loadCode(async () => 5)).toBe(5)
})
