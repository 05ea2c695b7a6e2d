import { beforeEach, expect, test, vi } from 'vitest'
import { advanceContentEpoch } from '#web/lib/content-epoch.ts'
import type { Problem } from './problem.ts'

type Stored = Readonly<Record<string, unknown>> & { readonly _id: string }

const lake = vi.hoisted(() => ({
  config: () => ({}),
  fetch: vi.fn<(query: string, params: { ids: string[] }) => Promise<Stored[]>>(),
}))
const reportServerError = vi.hoisted(() =>
  vi.fn<(error: unknown, tags: object, fingerprint: readonly string[]) => void>(),
)

vi.mock('#web/services/sanity/client.ts', () => ({ readClient: lake }))
vi.mock('#web/services/errors/server-client.ts', () => ({ reportServerError }))

const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
const problem = (documentId: string): Problem => ({ documentId, path: 'title', problem: 'a number, not text' })
const page = (_id: string, _rev: string, fields: object = {}): Stored => {
  return { _id, _type: 'page', _rev, _createdAt: '2026-11-21', _updatedAt: '2026-11-21', ...fields }
}

let id = ''
let count = 0

beforeEach(() => {
  id = `page-${count++}`
  vi.clearAllMocks()
  advanceContentEpoch()
})

async function report(...problems: Problem[]) {
  const { reportUnusable } = await import('./report-unusable.ts')
  await reportUnusable(problems)
}

test('[R8.10] a document is reported once per revision, however many responses hold it at once and later', async () => {
  lake.fetch.mockResolvedValue([page(id, 'r1')])
  await Promise.all([report(problem(id)), report(problem(id), problem(id))])
  advanceContentEpoch()
  await report(problem(id))
  expect(reportServerError).toHaveBeenCalledOnce()
  expect(logged).toHaveBeenCalledOnce()
  lake.fetch.mockResolvedValue([page(id, 'r2')])
  advanceContentEpoch()
  await report(problem(id))
  expect(reportServerError).toHaveBeenCalledTimes(2)
  expect(reportServerError.mock.lastCall).toEqual([
    new Error(`Unusable content left out of page ${id}: title is a number, not text`),
    { where: 'content', document: id, revision: 'r2' },
    ['unusable content', id],
  ])
})

test('all unusable values of the stored document are reported by their paths, ten at most', async () => {
  const blocks = Array.from({ length: 12 }, () => ({ _type: 'dance' }))
  const fields = { category: 5, content: { nb: blocks } }
  lake.fetch.mockResolvedValue([page(id, 'r1', fields)])
  await report(problem(id))
  const [message] = logged.mock.lastCall ?? []
  expect(message).toContain(
    ': category is a number, not an object of type "reference"; content.nb[0] is an object of ty',
  )
  expect(message).toMatch(/; content\.nb\[8\] is [^;]*; and 3 more$/)
})

test('the lake is queried once between two publications, and only with a problem', async () => {
  lake.fetch.mockResolvedValue([page(id, 'r1')])
  await report()
  expect(lake.fetch).not.toHaveBeenCalled()
  for (let i = 0; i < 3; i++) await report(problem(id))
  expect(lake.fetch).toHaveBeenCalledOnce()
})

test('a lake that does not respond costs the report, not the page; the next response tries again', async () => {
  lake.fetch.mockRejectedValueOnce(new Error('away'))
  await report(problem(id))
  expect(reportServerError).not.toHaveBeenCalled()
  lake.fetch.mockResolvedValue([page(id, 'r1')])
  await report(problem(id))
  expect(reportServerError).toHaveBeenCalledOnce()
})
