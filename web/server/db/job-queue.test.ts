import { beforeEach, expect, test, vi } from 'vitest'

const boss = vi.hoisted(() => ({ listeners: new Map<string, (value: unknown) => void>() }))
vi.mock('pg-boss', () => ({
  fromDrizzle: () => undefined,
  PgBoss: class {
    on = (name: string, listener: (value: unknown) => void) => void boss.listeners.set(name, listener)
    start = async () => this
    stop = async () => undefined
  },
}))
const { openJobQueue } = await import('./job-queue.ts')

const reported: Error[] = []
beforeEach(async () => {
  reported.length = 0
  await openJobQueue('postgres://localhost/tretopp', { report: (error) => void reported.push(error) })
})
const emit = (error: unknown) => boss.listeners.get('error')?.(error)

test('an error that a worker copies into a plain object is reported as an error that says what failed', () => {
  emit({ message: 'timeout exceeded when trying to connect', stack: 'Error: timeout', queue: 'mail', worker: 'w1' })
  expect(reported).toEqual([expect.any(Error)])
  expect(String(reported[0]?.message)).toBe('mail: timeout exceeded when trying to connect')
})

test('the code of such an error is kept, and nothing else: a query’s values may be personal', () => {
  const query = {
    message: 'Failed query: select $1\nparams: kari@example.com',
    code: '57P01',
    params: ['kari@example.com'],
  }
  emit(query)
  expect(reported[0]).toMatchObject({ message: 'Failed query: select $1', code: '57P01' })
  expect(JSON.stringify(reported[0], Object.getOwnPropertyNames(reported[0]))).not.toContain('kari')
})

test('an error is reported as it is', () => {
  const error = new Error('connect ECONNREFUSED')
  emit(error)
  expect(reported).toEqual([error])
})

test.each([undefined, null, 'text', {}])('%j is reported as an unknown error', (value) => {
  emit(value)
  expect(reported[0]?.message).toBe('An unknown error of the job queue')
})
