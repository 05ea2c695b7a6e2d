import type { LiveEvent } from '@sanity/client'
import { firstValueFrom, type Observable, ReplaySubject } from 'rxjs'
import { filter, timeout } from 'rxjs/operators'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTarget, type Target } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

async function following(source: Observable<LiveEvent>) {
  const events = new ReplaySubject<LiveEvent>()
  const subscription = source.subscribe(events)
  const next = (matches: (event: LiveEvent) => boolean) => firstValueFrom(events.pipe(filter(matches), timeout(8000)))
  await next(({ type }) => type === 'welcome')
  return { next, stop: () => subscription.unsubscribe() }
}

const sharesTag = (tags: string[]) => (event: LiveEvent) =>
  event.type === 'message' && event.tags.some((tag) => tags.includes(tag))

describe('Live events [R7.09]', () => {
  test('name a sync tag of every response that a publication makes stale', async () => {
    const _id = target.id()
    await target.client.create({ _id, _type: 'contractThing', title: 'One' })
    const { syncTags = [] } = await target.client.fetch(
      '*[_id == $id][0].title',
      { id: _id },
      { filterResponse: false, perspective: 'published' },
    )
    const events = await following(target.anonymous.live.events())
    await target.client.patch(_id).set({ title: 'Two' }).commit()
    expect(await events.next(sharesTag(syncTags))).toMatchObject({ type: 'message', id: expect.any(String) })
    events.stop()
  })

  test('announce drafts only to those with a token', async () => {
    const _id = target.id()
    await target.client.create({ _id, _type: 'contractThing' })
    const { syncTags = [] } = await target.client.fetch(
      '*[_id == $id][0]',
      { id: _id },
      { filterResponse: false, perspective: 'drafts' },
    )
    const [published, drafts] = [
      await following(target.anonymous.live.events()),
      await following(target.client.live.events({ includeDrafts: true })),
    ]
    await target.client.create({ _id: `drafts.${_id}`, _type: 'contractThing', title: 'Draft' })
    await drafts.next(sharesTag(syncTags))
    const marker = target.id('marker')
    await target.client.create({ _id: marker, _type: 'contractMarker' })
    const { syncTags: markerTags = [] } = await target.client.fetch(
      '*[_type == "contractMarker"]',
      {},
      { filterResponse: false, perspective: 'published' },
    )
    const first = await published.next(({ type }) => type === 'message')
    expect(sharesTag(markerTags)(first)).toBe(true)
    published.stop()
    drafts.stop()
    expect(
      (await fetch(`${target.origin}/v2025-02-19/data/live/events/${target.dataset}?includeDrafts=true`)).status,
    ).toBe(401)
  })
})
