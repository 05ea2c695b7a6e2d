import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isHosted, openTarget, type Target } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

type EventPage = { events: Record<string, unknown>[]; nextCursor: string }

const readEvents = (releaseId: string, search = ''): Promise<EventPage> =>
  target.client.request({ url: `/data/history/${target.dataset}/events/releases/${releaseId}${search}` })

async function lived(): Promise<{ releaseId: string; publishedId: string; publishAt: string }> {
  const { client } = target
  const publishedId = target.id()
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  const { releaseId } = await client.releases.create({ metadata: { title: 'Winter', releaseType: 'asap' } })
  await client.createVersion({ publishedId, releaseId, document: { _type: 'contractThing' } })
  await client.discardVersion({ publishedId, releaseId })
  await client.createVersion({ publishedId, releaseId, document: { _type: 'contractThing' } })
  await client.releases.schedule({ releaseId, publishAt })
  await client.releases.unschedule({ releaseId })
  await client.releases.archive({ releaseId })
  await client.releases.unarchive({ releaseId })
  await client.releases.publish({ releaseId })
  return { releaseId, publishedId, publishAt }
}

describe.skipIf(isHosted)('Events of a release [R7.09]', () => {
  test('are listed newest first, with the documents that editors added and removed', async () => {
    const { releaseId, publishedId, publishAt } = await lived()
    const { events, nextCursor } = await readEvents(releaseId)
    expect(events.map(({ type }) => type)).toEqual([
      'publishRelease',
      'unarchiveRelease',
      'archiveRelease',
      'unscheduleRelease',
      'scheduleRelease',
      'addDocumentToRelease',
      'discardDocumentFromRelease',
      'addDocumentToRelease',
      'createRelease',
    ])
    expect(events[4]).toMatchObject({ publishAt, releaseName: releaseId, author: expect.any(String) })
    const versionId = `versions.${releaseId}.${publishedId}`
    expect(events[5]).toMatchObject({ documentId: publishedId, versionId, documentType: 'contractThing' })
    expect(nextCursor).toBe('')
  })

  test('come in pages', async () => {
    const { releaseId } = await lived()
    const all = (await readEvents(releaseId)).events
    const first = await readEvents(releaseId, '?limit=4')
    const second = await readEvents(releaseId, `?limit=100&nextCursor=${first.nextCursor}`)
    expect([...first.events, ...second.events]).toEqual(all)
  })
})
