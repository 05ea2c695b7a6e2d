import { expect } from '@playwright/test'
import { PgBoss } from 'pg-boss'
import { testAddresses } from '#tests/setup/addresses.ts'
import type { QueueName } from '#web/server/db/queues.ts'

/** Has the storefront run a scheduled job of the shop now instead of at its time. */
export async function runShopJob(name: QueueName): Promise<void> {
  const queue = new PgBoss({
    connectionString: testAddresses.DATABASE_URL,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await queue.start()
  try {
    // Nothing is queued while the job is waiting or running already.
    await expect.poll(() => queue.send(name)).not.toBeNull()
  } finally {
    await queue.stop()
  }
}
