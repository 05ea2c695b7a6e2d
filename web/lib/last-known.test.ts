import { beforeEach, expect, test, vi } from 'vitest'
import { lastKnown } from './last-known.ts'

const read = vi.fn<() => Promise<string>>()
let epoch = 0
const find = () => lastKnown('The name', read, () => epoch)
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  read.mockReset()
  return () => void vi.useRealTimers()
})

test('callers at the same time share one attempt, and it throws until the value has been read once', async () => {
  const name = find()
  read.mockRejectedValueOnce(new Error('away'))
  const both = [name(), name()]
  for (const each of both) await expect(each).rejects.toThrow('away')
  expect(read).toHaveBeenCalledOnce()
  read.mockResolvedValueOnce('Tretopp')
  expect(await name()).toBe('Tretopp')
})

test('after a minute it is read again, and nobody waits', async () => {
  const name = find()
  read.mockResolvedValueOnce('Tretopp')
  await name()
  await minutes(0.9)
  expect(await name()).toBe('Tretopp')
  expect(read).toHaveBeenCalledOnce()
  await minutes(0.2)
  const { promise, resolve } = Promise.withResolvers<string>()
  read.mockReturnValueOnce(promise)
  expect(await name()).toBe('Tretopp')
  resolve('Grantopp')
  await promise
  expect(await name()).toBe('Grantopp')
  expect(read).toHaveBeenCalledTimes(2)
})

test('once something has been published, and after five minutes, callers wait for the new value', async () => {
  const name = find()
  read.mockResolvedValueOnce('Tretopp').mockResolvedValueOnce('Grantopp').mockResolvedValueOnce('Furutopp')
  await name()
  epoch += 1
  expect(await name()).toBe('Grantopp')
  await minutes(5)
  expect(await name()).toBe('Furutopp')
})

test('while it cannot be read the last one is returned, with one attempt a minute', async () => {
  const name = find()
  read.mockResolvedValueOnce('Tretopp').mockRejectedValue(new Error('away'))
  await name()
  epoch += 1
  for (let times = 0; times < 3; times++) expect(await name()).toBe('Tretopp')
  expect(read).toHaveBeenCalledTimes(2)
  await minutes(10)
  for (let times = 0; times < 3; times++) expect(await name()).toBe('Tretopp')
  expect(read).toHaveBeenCalledTimes(3)
})
