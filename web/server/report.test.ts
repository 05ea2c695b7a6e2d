import { beforeEach, expect, test, vi } from 'vitest'

const reported = vi.fn()
vi.mock('../services/errors/server-client.ts', () => ({ reportServerError: reported }))
const { reportServerFailure } = await import('./report.ts')

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(61_000)
  log.mockClear()
  reported.mockClear()
})

test('reports the innermost cause, not the data involved', () => {
  const root = Object.assign(new Error('duplicate key for kari@example.com'), { code: '23505' })
  reportServerFailure('api', new Error('Failed query\nparams: kari@example.com', { cause: root }))
  expect(log.mock.calls).toEqual([['api: duplicate key for [e-mail] (23505)']])
  expect(reported.mock.calls).toEqual([[root, { where: 'api' }]])
})

test('a thrown value that is not an error is logged with the names of its fields, not as [object Object]', () => {
  reportServerFailure('api', { code: 'X1', email: 'kari@example.com' })
  expect(log.mock.calls).toEqual([['api: no error was thrown, but an object with code, email']])
})

test('an outage is reported once a minute', () => {
  const refused = () => new AggregateError([Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })])
  for (let call = 0; call < 10; call++) reportServerFailure('api', refused())
  expect(log).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(61_000)
  reportServerFailure('api', refused())
  expect(log.mock.calls).toEqual(Array(2).fill(['api: connect ECONNREFUSED (ECONNREFUSED)']))
})

test('a database without tables: the command that fixes it is reported once, however often and long it is queried', () => {
  const missing = (table: string) =>
    new Error('Failed query', {
      cause: Object.assign(new Error(`relation "${table}" does not exist`), { code: '42P01' }),
    })
  for (let minute = 0; minute < 3; minute++) {
    reportServerFailure('api', missing('preorder_stock'))
    vi.advanceTimersByTime(61_000)
  }
  const printed = log.mock.calls.map(([text]) => String(text))
  expect(printed.filter((text) => text === 'api: relation "preorder_stock" does not exist (42P01)')).toHaveLength(3)
  expect(printed.filter((text) => text.includes('npm run db:migrate'))).toEqual([
    'The database is not up to date (relation "preorder_stock" does not exist): run `npm run db:migrate`.',
  ])
})
