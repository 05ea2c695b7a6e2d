// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeContribution } from '#tests/builders/make-contribution.ts'
import type { ContributionFilter } from '#web/domain/staff/contribution.ts'
import type { BackendCall } from '#web/services/backend/call-backend.ts'
import type { listContributions } from '#web/services/backend/contracts/list-contributions.ts'
import { type QueueControl, useQueue } from './use-queue.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const calls = vi.hoisted(() => ({ listContributions: vi.fn<BackendCall<typeof listContributions>>() }))
vi.mock('#web/services/backend/call-backend.ts', async () => {
  const { stubBackend } = await import('#tests/builders/stub-backend.ts')
  return stubBackend({ 'GET /api/v1/staff/contributions': calls.listContributions })
})

const page = (ids: readonly string[], next: string | null = null) =>
  ({ ok: true, value: { items: ids.map((id) => makeContribution(id)), next } }) as const

const backend = { origin: 'http://shop.example', lang: 'en', headers: {} } as const
const newest: ContributionFilter = { view: 'newest' }
const hidden: ContributionFilter = { view: 'hidden' }

let root: Root
let control: QueueControl
function Shown({ filter }: { filter: ContributionFilter }) {
  control = useQueue(backend, filter)
  return null
}
const show = (filter: ContributionFilter) => act(async () => root.render(<Shown filter={filter} />))
const listed = () => control.queue.items.map(({ id }) => id)

beforeEach(() => {
  root = createRoot(document.createElement('div'))
})
afterEach(() => act(async () => root.unmount()))

test.each(['loadMore', 'chooseAll'] as const)(
  '%s adds nothing to the list of another filter, which can load its own next page',
  async (load) => {
    let respond = (_page: ReturnType<typeof page>) => {}
    calls.listContributions.mockResolvedValueOnce(page(['a'], 'more'))
    await show(newest)
    calls.listContributions.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
    await act(async () => void control[load]())
    calls.listContributions.mockResolvedValueOnce(page(['x'], 'more'))
    await show(hidden)
    await act(async () => respond(page(['b'])))
    expect(listed()).toEqual(['x'])
    expect(control.queue.selected).toEqual([])
    calls.listContributions.mockResolvedValueOnce(page(['y']))
    await act(() => control.loadMore())
    expect(listed()).toEqual(['x', 'y'])
    expect(control.isLoadingMore).toBe(false)
  },
)
