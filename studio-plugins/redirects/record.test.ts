import { createClient } from '@sanity/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { type RoutedDocument, recordRedirects } from './record.ts'

const meta = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
const slug = (nb: string, en: string) => ({ nb: { current: nb }, en: { current: en } })
const category = (_rev: string, nb: string): RoutedDocument => ({
  ...meta,
  _id: 'categoryPage-help',
  _type: 'categoryPage',
  _rev,
  slug: slug(nb, 'help'),
})

const members = [{ _type: 'page', slug: slug('frakt', 'shipping') }]
const stored = [{ _id: 'redirect-old', from: '/nb/service', to: '/nb/kundeservice' }]
const client = createClient({ projectId: 'tests', dataset: 'tests', useCdn: false, apiVersion: '2026-01-01' })
const getDocument = vi.fn<() => Promise<RoutedDocument | undefined>>()
const commit = vi.fn(() => Promise.resolve())
const createOrReplace = vi.fn()

Object.assign(client, {
  getDocument,
  fetch: (query: string) => Promise.resolve(query.includes('"redirect"') ? stored : members),
  transaction: () => ({ createOrReplace, delete: vi.fn(), commit }),
})

beforeEach(() => {
  vi.clearAllMocks()
})

test('waits until the new revision is published, then writes every redirect in one transaction', async () => {
  getDocument.mockResolvedValueOnce(category('r1', 'kundeservice')).mockResolvedValue(category('r2', 'hjelp'))
  expect(await recordRedirects(client, category('r1', 'kundeservice'))).toBe(2)
  const written = createOrReplace.mock.calls.map(([{ _id, from, to, permanent }]) => [_id, from, to, permanent])
  expect(written).toEqual([
    ['redirect-old', '/nb/service', '/nb/hjelp', true],
    [expect.stringMatching(/^redirect-/), '/nb/kundeservice', '/nb/hjelp', true],
    [expect.stringMatching(/^redirect-/), '/nb/kundeservice/frakt', '/nb/hjelp/frakt', true],
  ])
  expect(commit).toHaveBeenCalledOnce()
})

test('writes nothing when no address changed', async () => {
  getDocument.mockResolvedValue(category('r2', 'kundeservice'))
  expect(await recordRedirects(client, category('r1', 'kundeservice'))).toBe(0)
  expect(commit).not.toHaveBeenCalled()
})
