import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { catchUp, readBuiltFor } from './catch-up.ts'

const own = { ownOrigin: 'http://localhost:1', revalidateSecret: '' }

test('catching up is tried again, with growing pauses, until it is done', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const tell = vi.fn(async () => {
    if (tell.mock.calls.length < 8) throw new Error('The webhook responded with 503')
  })
  const wait = vi.fn(async (_milliseconds: number) => undefined)
  await catchUp(own, { since: new Date(0), isBuiltForAnother: false }, { tell, wait })
  expect(tell).toHaveBeenCalledTimes(8)
  expect(tell).toHaveBeenLastCalledWith({ since: '1970-01-01T00:00:00.000Z', which: 'all' })
  expect(wait.mock.calls.flat()).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  log.mockRestore()
})

test('a build with other settings in its pages expires as a whole, before anything else', async () => {
  const tell = vi.fn(async () => undefined)
  await catchUp(own, { since: new Date(0), isBuiltForAnother: true }, { tell })
  expect(tell.mock.calls).toEqual([[{ tags: ['_N_T_/layout'] }], [{ since: '1970-01-01T00:00:00.000Z', which: 'all' }]])
})

test('a build says which settings its pages hold', async () => {
  const build = await mkdtemp(join(tmpdir(), 'build-'))
  const config = { env: { BUILT_FOR: 'https://shop.example' }, output: 'standalone' }
  await writeFile(join(build, 'required-server-files.json'), JSON.stringify({ version: 1, config }))
  expect(await readBuiltFor(build)).toBe('https://shop.example')
  await rm(build, { recursive: true })
})
