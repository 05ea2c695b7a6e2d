import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { moveDelivery } from './move-delivery.ts'
import { MovedMeanwhile } from './undo.ts'

const backend = { origin: 'http://shop.example', lang: 'en' as const, headers: { authorization: 'Bearer token' } }
const entry = { stock: 10, nextDeliveryStock: 5, deliveryDate: '2026-12-10' }
const sizes = (count: number) => new Map(Array.from({ length: count }, (_, index) => [`${index}`, entry]))

const sent = z.object({
  actions: z.array(z.looseObject({ id: z.string(), targetId: z.string() })).default([]),
  undos: z.array(z.object({ id: z.string(), undoes: z.string() })).default([]),
})

type Sent = z.infer<typeof sent>

/** A backend that has done everything, except for the sizes with another outcome. */
function stubBackend(outcomes: Readonly<Record<string, string>> = {}) {
  const calls: Sent[] = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_: unknown, request: RequestInit) => {
      const body = sent.parse(JSON.parse(String(request.body)))
      calls.push(body)
      const results = [
        ...body.actions.map(({ id, targetId }) => ({ id, outcome: outcomes[targetId] ?? 'done' })),
        ...body.undos.map(({ id }) => ({ id, outcome: 'done' })),
      ]
      return Response.json({ results })
    }),
  )
  return calls
}

afterEach(() => void vi.unstubAllGlobals())

test('a delivery is moved with all its sizes, each as the editor saw it, and moved back', async () => {
  const calls = stubBackend()
  const undo = await moveDelivery(backend, sizes(30), '2026-12-20')
  expect(calls.map(({ actions }) => actions.length)).toEqual([25, 5])
  expect(calls[0]?.actions[0]).toMatchObject({
    type: 'setPreorderEntry',
    expected: entry,
    entry: { ...entry, deliveryDate: '2026-12-20' },
  })
  const ids = calls.flatMap(({ actions }) => actions.map(({ id }) => id))
  await undo()
  expect(calls.slice(2).flatMap(({ undos }) => undos.map(({ undoes }) => undoes))).toEqual(ids)
})

test('a size that a colleague has changed keeps the whole delivery where it was', async () => {
  const calls = stubBackend({ 1: 'changedMeanwhile' })
  await expect(moveDelivery(backend, sizes(3), '2026-12-20')).rejects.toThrow(MovedMeanwhile)
  const [first, second] = calls
  const done = first?.actions.filter(({ targetId }) => targetId !== '1').map(({ id }) => id)
  expect(second?.undos.map(({ undoes }) => undoes)).toEqual(done)
})
