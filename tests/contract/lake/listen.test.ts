import type { ListenEvent, MutationEvent } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { firstValueFrom, type Observable, ReplaySubject } from 'rxjs'
import { filter, take, timeout, toArray } from 'rxjs/operators'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTarget, type Target } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

/** Subscribes, and resolves once the listener is welcomed; events that arrive before they are read are buffered. */
async function listening<Event extends ListenEvent>(source: Observable<Event>) {
  const events = new ReplaySubject<Event>()
  const subscription = source.subscribe(events)
  await firstValueFrom(
    events.pipe(
      filter(({ type }) => type === 'welcome'),
      timeout(5000),
    ),
  )
  const mutations = (count: number) =>
    firstValueFrom(
      events.pipe(
        filter((event): event is Event & MutationEvent => event.type === 'mutation'),
        take(count),
        toArray(),
        timeout(5000),
      ),
    )
  return { mutations, stop: () => subscription.unsubscribe() }
}

const all = {
  includeAllVersions: true,
  effectFormat: 'mendoza' as const,
  includePreviousRevision: true,
  events: ['welcome' as const, 'mutation' as const],
}

describe('Listeners [R7.09]', () => {
  test('receive the appearance, change and disappearance of a document, in a chain of revisions', async () => {
    const _id = target.id()
    const listener = await listening(target.client.listen('*[_id == $id]', { id: _id }, all))
    await target.client.create({ _id, _type: 'contractThing', n: 1 })
    await target.client.patch(_id).set({ n: 2 }).commit()
    await target.client.delete(_id)
    const [appear, update, disappear] = await listener.mutations(3)
    listener.stop()
    expect([appear?.transition, update?.transition, disappear?.transition]).toEqual(['appear', 'update', 'disappear'])
    expect([update?.previousRev, disappear?.previousRev]).toEqual([appear?.resultRev, update?.resultRev])
    expect(disappear?.resultRev).toBeDefined()
    expect(appear).toMatchObject({
      documentId: _id,
      result: { n: 1 },
      previous: null,
      transactionTotalEvents: 1,
      transactionCurrentEvent: 0,
    })
    expect(update).toMatchObject({
      result: { n: 2 },
      previous: { n: 1 },
      mutations: [{ patch: { id: _id, set: { n: 2 } } }],
    })
  })

  test('get effects that turn one revision into the next and back', async () => {
    const _id = target.id()
    await target.client.create({
      _id,
      _type: 'contractThing',
      text: 'a long enough text to be sliced',
      list: [{ _key: 'a' }],
    })
    const listener = await listening(target.client.listen('*[_id == $id]', { id: _id }, all))
    await target.client
      .patch(_id)
      .set({ text: 'a long enough story to be sliced' })
      .insert('after', 'list[-1]', [{ _key: 'b' }])
      .commit()
    const [event] = await listener.mutations(1)
    listener.stop()
    const { _rev: _a, ...previous } = event?.previous ?? { _rev: '' }
    const { _rev: _b, ...result } = event?.result ?? { _rev: '' }
    expect(applyPatch(previous, event?.effects?.apply ?? [])).toEqual(result)
    expect(applyPatch(result, event?.effects?.revert ?? [])).toEqual(previous)
  })

  test('receive documents that enter and leave their filter', async () => {
    const _id = target.id()
    await target.client.create({ _id, _type: 'contractThing', on: false })
    const listener = await listening(target.client.listen('*[_id == $id && on]', { id: _id }, all))
    await target.client.patch(_id).set({ on: true }).commit()
    await target.client.patch(_id).set({ on: false }).commit()
    const events = await listener.mutations(2)
    listener.stop()
    expect(events.map(({ transition }) => transition)).toEqual(['appear', 'disappear'])
  })

  test('receive one numbered event per document of a transaction', async () => {
    const ids = [target.id(), target.id()]
    const listener = await listening(target.client.listen('*[_id in $ids]', { ids }, all))
    await target.client
      .transaction()
      .create({ _id: ids[0] ?? '', _type: 'contractThing' })
      .create({ _id: ids[1] ?? '', _type: 'contractThing' })
      .commit()
    const events = await listener.mutations(2)
    listener.stop()
    expect(events.map(({ documentId }) => documentId)).toEqual(ids)
    expect(events.map((event) => [event.transactionCurrentEvent, event.transactionTotalEvents])).toEqual([
      [0, 2],
      [1, 2],
    ])
    expect(events[0]?.transactionId).toBe(events[1]?.transactionId)
  })

  test('receive drafts only when they request all versions', async () => {
    const _id = target.id()
    const query = '*[_id in [$id, "drafts." + $id]]'
    const listener = await listening(target.client.listen(query, { id: _id }, { events: ['welcome', 'mutation'] }))
    await target.client.create({ _id: `drafts.${_id}`, _type: 'contractThing' })
    await target.client.create({ _id, _type: 'contractThing' })
    const [event] = await listener.mutations(1)
    listener.stop()
    expect(event?.documentId).toBe(_id)
  })

  test('may ask a query of about 14,800 characters: the client refuses a longer one before it connects', async () => {
    const query = (length: number) => `*[_id == "none"]${' '.repeat(length)}`
    const listener = await listening(target.client.listen(query(14_600), {}, { events: ['welcome', 'mutation'] }))
    listener.stop()
    const tooLong = target.client.listen(query(14_800), {}, { events: ['welcome', 'mutation'] })
    await expect(firstValueFrom(tooLong.pipe(timeout(5000)))).rejects.toThrow('Query too large for listener')
  })

  test('receive an error for a query that cannot be listened to', async () => {
    await expect(firstValueFrom(target.client.listen('*[').pipe(timeout(5000)))).rejects.toThrow(/query/i)
  })
})

/** A listener's raw stream, as a reconnecting browser opens it. */
async function stream(lastEventId: string | undefined, query: string) {
  const url = new URL(`${target.origin}/v2025-02-19/data/listen/${target.dataset}`)
  url.searchParams.set('query', query)
  url.searchParams.set('enableResume', 'true')
  url.searchParams.set('includeAllVersions', 'true')
  const abort = new AbortController()
  const headers = {
    authorization: `Bearer ${target.client.config().token}`,
    ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
  }
  const response = await fetch(url, { headers, signal: abort.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    async until(pattern: RegExp): Promise<string> {
      while (!pattern.test(text)) text += (await reader?.read())?.value ?? ''
      return text
    },
    stop: () => abort.abort(),
  }
}

describe('Listeners that lost their connection [R7.09]', () => {
  test('resume where they were and receive what they missed', async () => {
    const _id = target.id()
    const query = `*[_id == "${_id}"]`
    const first = await stream(undefined, query)
    await first.until(/event: welcome\n/)
    await target.client.create({ _id, _type: 'contractThing' })
    const lastEventId = /id: (\S+)\ndata: \{"eventId"/.exec(await first.until(/"transition":"appear"[^\n]*\n\n/))?.[1]
    first.stop()
    await target.client.patch(_id).set({ missed: true }).commit()
    const second = await stream(lastEventId, query)
    const text = await second.until(/"transition":"update"/)
    second.stop()
    expect(text).toContain('event: welcomeback\n')
    expect(text).not.toContain('"transition":"appear"')
  })

  test('start again from an unknown position', async () => {
    const listener = await stream('forgotten#document', '*')
    expect(await listener.until(/event: welcome/)).not.toContain('welcomeback')
    listener.stop()
  })
})

test('[R7.09] a query that makes the address too long is refused', async () => {
  const { origin, dataset, client } = target
  const ask = (length: number) => {
    const query = `*[_id == "${'x'.repeat(length)}"]`
    const url = `${origin}/v2021-10-21/data/listen/${dataset}?query=${encodeURIComponent(query)}`
    return fetch(url, {
      headers: { authorization: `Bearer ${client.config().token}` },
      signal: AbortSignal.timeout(5000),
    })
  }
  const accepted = await ask(14_700)
  expect(accepted.status).toBe(200)
  await accepted.body?.cancel()
  const refused = await ask(14_800)
  expect(refused.status).toBe(414)
  expect(await refused.json()).toMatchObject({ statusCode: 414, error: 'URI Too Long' })
})
