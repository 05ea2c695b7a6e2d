import { TestClock } from 'pg-boss'
import { afterAll, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import { migratedDatabase } from './target.ts'

const restore = stubEnvironment()
afterAll(restore)
const ran = vi.hoisted(() => ({
  findMissed: vi.fn(),
  mailWaitingReaders: vi.fn(),
  repairCatalogue: vi.fn(),
  report: vi.fn(),
}))
vi.mock('#web/jobs/follow-publications.ts', () => ({ findMissed: ran.findMissed }))
vi.mock('#web/jobs/mail-jobs.ts', () => ({
  mailWaitingReaders: ran.mailWaitingReaders,
  mailAuthors: vi.fn(),
  mailHiddenAuthors: vi.fn(),
  mailEndedBorrowings: vi.fn(),
  inviteTesters: vi.fn(),
  mailCampaignDecisions: vi.fn(),
  mailCampaignStarts: vi.fn(),
}))
vi.mock('#web/server/catalogue/repair.ts', () => ({ repairCatalogue: ran.repairCatalogue }))
vi.mock('#web/server/catalogue/refresh-prices.ts', () => ({ refreshPrices: vi.fn() }))
vi.mock('#web/server/newsletter/pass-on.ts', () => ({ passOnConfirmed: vi.fn() }))
vi.mock('#web/server/reviews/check-purchases.ts', () => ({ checkPurchases: vi.fn() }))
vi.mock('#web/jobs/settle-reservations.ts', () => ({ settleReservations: vi.fn() }))
vi.mock('#web/jobs/find-reserved-purchases.ts', () => ({ findReservedPurchases: vi.fn() }))
vi.mock('#web/services/images/open-picture-store.ts', () => ({ pictureStore: vi.fn() }))
vi.mock('#web/server/report.ts', () => ({ reportServerFailure: ran.report }))
vi.mock('#web/server/db/database.ts', () => ({ database: () => database() }))
const { runShopJobs } = await import('#web/jobs/shop-jobs.ts')

const { database, url } = migratedDatabase()
const clock = new TestClock(new Date('2026-03-02T10:02:30Z'))
const queues: JobQueue[] = []
afterAll(() => Promise.all(queues.map((queue) => queue.stop({ graceful: false }))))

async function pass(minutes: number): Promise<void> {
  for (let step = 0; step < minutes * 6; step++) {
    await clock.setTime(clock.now() + 9000)
    // Time for the jobs that begin then, which the clock does not wait for.
    for (const _ of Array(5)) await clock.tick(200)
  }
}

test('processes that share a database run each scheduled job once, in one of them, and again after a failure', async () => {
  ran.mailWaitingReaders.mockRejectedValueOnce(new Error('The platform is unavailable'))
  for (const _ of ['first', 'second', 'third']) {
    const queue = await openJobQueue(url(), { report: () => undefined, clock })
    queues.push(queue)
    await runShopJobs(queue, 'everything')
  }
  await pass(10)
  // The minute before the start counts as due, and the last job may not have begun yet.
  expect([9, 10, 11]).toContain(ran.mailWaitingReaders.mock.calls.length)
  expect(ran.findMissed).toHaveBeenCalledTimes(2)
  // At the start, so that a fresh installation can be searched.
  expect(ran.repairCatalogue).toHaveBeenCalled()
  expect(ran.report.mock.calls).toEqual([['mail-returned-items', new Error('The platform is unavailable')]])
}, 60_000)

test('workers run the jobs of the shop; what needs the webhook is left to storefronts', async () => {
  for (const run of [ran.findMissed, ran.mailWaitingReaders]) run.mockClear()
  await Promise.all(queues.splice(0).map((queue) => queue.stop({ graceful: false })))
  const start = async (role: 'storefront' | 'worker') => {
    const queue = await openJobQueue(url(), { report: () => undefined, clock })
    queues.push(queue)
    await runShopJobs(queue, role)
  }
  await start('worker')
  await pass(6)
  expect(ran.mailWaitingReaders).toHaveBeenCalled()
  expect(ran.findMissed).not.toHaveBeenCalled()
  await Promise.all(queues.splice(0).map((queue) => queue.stop({ graceful: false })))
  ran.mailWaitingReaders.mockClear()
  await start('storefront')
  await pass(6)
  expect(ran.findMissed).toHaveBeenCalled()
  expect(ran.mailWaitingReaders).not.toHaveBeenCalled()
}, 60_000)
