import { describe, expect, test, vi } from 'vitest'
import type { Item, Source } from './items.ts'
import { type Client, moveItem } from './move.ts'
import { MovedMeanwhile } from './undo.ts'
import type { When } from './when.ts'

const backend = { origin: '', lang: 'en' as const, headers: {} }

const item = (source: Source, when: When): Item => ({
  id: 'x',
  kind: 'banner',
  title: 'X',
  when,
  target: { type: 'release', name: 'x' },
  source,
})

type Stored = Record<string, unknown>

/** A lake with documents, of which drafts are made as the real one makes them, and one release. */
function lakeWith(documents: Record<string, Stored>, release?: Stored) {
  let revision = 0
  const set = vi.fn()
  const patched = (document: Stored, patch: { set?: Stored; unset?: string[] }) => {
    const after = structuredClone(document)
    for (const [path, value] of [
      ...Object.entries(patch.set ?? {}),
      ...(patch.unset ?? []).map((key) => [key] as const),
    ]) {
      const [last = '', ...parents] = path.split('.').reverse()
      const parent = parents.reverse().reduce<Stored>((at, key) => Object(at[key]), after)
      if (value === undefined) delete parent[last]
      else parent[last] = value
    }
    return { ...after, _rev: `r${++revision}` }
  }
  const client = {
    getDocuments: async (ids: string[]) => ids.map((id) => documents[id] ?? null),
    action: async (actions: Stored | Stored[]) => {
      for (const action of [actions].flat()) {
        const { actionType, draftId, publishedId, patch } = action
        if (actionType === 'sanity.action.document.discard') delete documents[String(draftId)]
        else {
          const before = documents[String(draftId)] ?? documents[String(publishedId)]
          documents[String(draftId)] = patched(Object(before), Object(patch))
        }
      }
    },
    releases: {
      get: async () => structuredClone(release),
      edit: async (edit: { patch: { set: Stored } }) => {
        set('edit', edit.patch.set['metadata.intendedPublishAt'])
        Object(release).metadata = { intendedPublishAt: edit.patch.set['metadata.intendedPublishAt'] }
      },
      schedule: async ({ publishAt }: { publishAt: string }) => {
        set('schedule', publishAt)
        Object(release).publishAt = publishAt
      },
    },
  }
  const typed: Client = Object(client)
  return { access: { client: typed, backend }, documents, set }
}

const future = '2999-01-01T08:00:00.000Z'
const later = '2999-01-02T08:00:00.000Z'

describe('a release', () => {
  const when: When = { type: 'moment', at: future }
  const to: When = { type: 'moment', at: later }

  test('that is scheduled is scheduled anew, and back', async () => {
    const lake = lakeWith({}, { state: 'scheduled', publishAt: future, metadata: {} })
    const undo = await moveItem(lake.access, item({ type: 'release', name: 'r', isScheduled: true }, when), to)
    await undo()
    expect(lake.set.mock.calls).toEqual([
      ['edit', later],
      ['schedule', later],
      ['edit', future],
      ['schedule', future],
    ])
  })

  test('that is planned gets another plan, and is not scheduled', async () => {
    const lake = lakeWith({}, { state: 'active', metadata: { intendedPublishAt: future } })
    await moveItem(lake.access, item({ type: 'release', name: 'r', isScheduled: false }, when), to)
    expect(lake.set.mock.calls).toEqual([['edit', later]])
  })

  test.each([
    ['published', { state: 'published', publishedAt: future, metadata: {} }],
    ['unscheduled', { state: 'active', metadata: { intendedPublishAt: future } }],
    ['moved', { state: 'scheduled', publishAt: later, metadata: {} }],
  ])('that a colleague has %s meanwhile stays as it is', async (_, release) => {
    const lake = lakeWith({}, release)
    const moving = moveItem(lake.access, item({ type: 'release', name: 'r', isScheduled: true }, when), to)
    await expect(moving).rejects.toThrow(MovedMeanwhile)
    expect(lake.set).not.toHaveBeenCalled()
  })

  test('is not moved back to a time that has passed: it would be published', async () => {
    const past = '2020-01-01T08:00:00.000Z'
    const lake = lakeWith({}, { state: 'scheduled', publishAt: past, metadata: {} })
    const source = { type: 'release', name: 'r', isScheduled: true } as const
    const undo = await moveItem(lake.access, item(source, { type: 'moment', at: past }), to)
    lake.set.mockClear()
    await expect(undo()).rejects.toThrow(MovedMeanwhile)
    expect(lake.set).not.toHaveBeenCalled()
  })
})

describe('the window of a document', () => {
  const from = '2026-11-27T08:00:00.000Z'
  const source = { type: 'window', id: 'settings', from: 'banner.from', to: 'banner.to' } as const
  const published = { _rev: 'r0', title: 'Shop', banner: { from, active: true } }
  const before = item(source, { type: 'span', from })
  const to: When = { type: 'span', to: later }

  test('is moved in a draft, which leaves again when it is undone', async () => {
    const lake = lakeWith({ settings: published })
    const undo = await moveItem(lake.access, before, to)
    expect(lake.documents['drafts.settings']).toMatchObject({ title: 'Shop', banner: { to: later, active: true } })
    expect(lake.documents['drafts.settings']?.banner).not.toHaveProperty('from')
    expect(lake.documents.settings).toEqual(published)
    await undo()
    expect(lake.documents).toEqual({ settings: published })
  })

  test('is moved back in a draft that has other changes', async () => {
    const lake = lakeWith({ settings: published, 'drafts.settings': { ...published, title: 'Butikk' } })
    const undo = await moveItem(lake.access, before, to)
    await undo()
    expect(lake.documents['drafts.settings']).toMatchObject({ title: 'Butikk', banner: { from, active: true } })
    expect(lake.documents['drafts.settings']?.banner).not.toHaveProperty('to')
  })

  test('stays where a colleague has put it, and is not moved back from there', async () => {
    const lake = lakeWith({ settings: { ...published, banner: { from: later } } })
    await expect(moveItem(lake.access, before, to)).rejects.toThrow(MovedMeanwhile)
    const other = lakeWith({ settings: published })
    const undo = await moveItem(other.access, before, to)
    const theirs = { ...published, _rev: 'theirs', banner: { from: future } }
    other.documents['drafts.settings'] = theirs
    await expect(undo()).rejects.toThrow(MovedMeanwhile)
    expect(other.documents['drafts.settings']).toEqual(theirs)
  })
})

test('the last day of a campaign is moved in the draft', async () => {
  const lake = lakeWith({ a: { _rev: 'r0', lastDay: '2026-12-10' } })
  const source = { type: 'lastDay', id: 'a', field: 'lastDay', published: '2026-12-10' } as const
  await moveItem(lake.access, item(source, { type: 'day', day: '2026-12-10' }), { type: 'day', day: '2026-12-20' })
  expect(lake.documents).toMatchObject({ a: { lastDay: '2026-12-10' }, 'drafts.a': { lastDay: '2026-12-20' } })
})

test('what has no place is not moved', async () => {
  const { access } = lakeWith({})
  const moving = moveItem(access, item({ type: 'past' }, { type: 'moment', at: future }), { type: 'moment', at: later })
  await expect(moving).rejects.toThrow()
})
