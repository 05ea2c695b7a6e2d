import { createClient, type SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askBeforeReleases, releaseQuestion } from './release-question.ts'

const sent = vi.fn(async () => ({ transactionId: 'done' }))
let client: SanityClient
let unsubscribe: () => void

beforeEach(() => {
  sent.mockClear()
  const config = { projectId: 'shop', dataset: 'production', apiVersion: '2025-02-19', useCdn: false }
  client = askBeforeReleases(createClient)({ ...config, requestHandler: sent })
  unsubscribe = releaseQuestion.subscribe(() => {})
})
afterEach(() => unsubscribe())

const publish = { actionType: 'sanity.action.release.publish', releaseId: 'rWinter' } as const
const schedule = { ...publish, actionType: 'sanity.action.release.schedule', publishAt: '2031-01-01T00:00Z' } as const

test.each([
  ['publish', publish],
  ['schedule', schedule],
] as const)('to %s a release waits for the answer, and is not sent when it is no', async (kind, action) => {
  const refused = client.action(action)
  await vi.waitFor(() => expect(releaseQuestion.current()).toMatchObject({ name: 'rWinter', kind }))
  expect(sent).not.toHaveBeenCalled()
  releaseQuestion.current()?.answer(false)
  await expect(refused).rejects.toThrow('It was cancelled.')
  expect([sent.mock.calls, releaseQuestion.current()]).toEqual([[], undefined])

  const wanted = client.withConfig({ useCdn: false }).action(action)
  await vi.waitFor(() => expect(releaseQuestion.current()).toBeDefined())
  releaseQuestion.current()?.answer(true)
  await wanted
  expect(sent).toHaveBeenCalledOnce()
})

test('whether one may publish, and every other action, is asked at once', async () => {
  await client.action(publish, { dryRun: true })
  await client.action({ actionType: 'sanity.action.release.archive', releaseId: 'rWinter' })
  await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.a' })
  expect(sent).toHaveBeenCalledTimes(3)
})

test('nothing waits where no Studio shows the question', async () => {
  unsubscribe()
  await client.action(publish)
  expect(sent).toHaveBeenCalledOnce()
})
