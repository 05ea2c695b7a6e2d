import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { type Overview, overviewOf, overviewQuery, overviewResult } from './content.ts'

const at = (minute: number) => `2026-11-20T12:${String(minute).padStart(2, '0')}:00Z`
const document = (_id: string, minute: number) => ({ _id, _type: 'page', _rev: `r-${_id}`, _updatedAt: at(minute) })
const release = (name: string, rest: object, metadata: object = {}) => ({
  _id: `_.releases.${name}`,
  _type: 'system.release',
  name,
  state: 'active',
  metadata: { title: name, ...metadata },
  ...rest,
})

async function overviewIn(dataset: object[]): Promise<Overview> {
  const params = { types: ['page'] }
  const result = await (await evaluate(parse(overviewQuery, { params }), { dataset, params })).get()
  return overviewOf(overviewResult.parse(result))
}

test('drafts come newest first, without versions of releases and types that are not edited by hand', async () => {
  const { drafts } = await overviewIn([
    document('drafts.a', 1),
    document('drafts.b', 2),
    document('b', 3),
    document('versions.r.c', 4),
    { ...document('drafts.d', 5), _type: 'sanity.imageAsset' },
  ])
  expect(drafts.map(({ _id }) => _id)).toEqual(['drafts.b', 'drafts.a'])
})

test('a document that was changed twice is listed once, with its latest change', async () => {
  const { recent } = await overviewIn([document('a', 1), document('drafts.a', 3), document('b', 2)])
  expect(recent.map(({ _id }) => _id)).toEqual(['drafts.a', 'b'])
})

test('releases come by the time of their publication, undecided ones last', async () => {
  const { releases } = await overviewIn([
    release('undecided', {}),
    release('later', { state: 'scheduled', publishAt: at(30) }),
    release('planned', {}, { releaseType: 'scheduled', intendedPublishAt: at(20) }),
    release('done', { state: 'published' }),
    document('versions.later.a', 1),
    document('versions.later2.a', 1),
  ])
  expect(releases.map(({ title, at: time, isScheduled }) => [title, time, isScheduled])).toEqual([
    ['planned', at(20), false],
    ['later', at(30), true],
    ['undecided', undefined, false],
  ])
  expect(releases[1]?.documents).toEqual([{ id: 'a', type: 'page' }])
})
