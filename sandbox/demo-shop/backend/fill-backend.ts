import { migrateDatabase } from '#web/server/db/migrate.ts'
import { type Database, openPool, timeLimitsOfCommands } from '#web/server/db/pool.ts'
import { members } from '#web/server/db/schema/members.ts'
import { postLikes, posts } from '#web/server/db/schema/posts.ts'
import { preorderStock } from '#web/server/db/schema/preorder-stock.ts'
import { reservationLines, reservations } from '#web/server/db/schema/reservations.ts'
import { reviews } from '#web/server/db/schema/reviews.ts'
import { demoMembers, demoPosts, demoReviews } from './demo-community.ts'
import { demoReservations } from './demo-reservations.ts'
import { preorderEntries } from './preorder-entries.ts'

/**
 * Creates the product backend's tables if needed and fills them with the demo shop's preorder stock, reservations,
 * members, discussions and reviews, in one transaction. Existing rows are kept, so a second run changes nothing.
 */
export async function fillBackend(databaseUrl: string, today: Date = new Date()): Promise<void> {
  const { database, close } = openPool(databaseUrl, (error) => console.error(error.message), timeLimitsOfCommands)
  try {
    await migrateDatabase(database)
    await database.transaction(async (transaction) => {
      await transaction.insert(preorderStock).values(preorderEntries(today)).onConflictDoNothing()
      await insertReservations(transaction, today)
      await insertCommunity(transaction, today)
    })
  } finally {
    await close()
  }
}

async function insertCommunity(transaction: Pick<Database, 'insert'>, today: Date): Promise<void> {
  const { posts: written, likes } = demoPosts(today)
  await transaction.insert(members).values(demoMembers(today)).onConflictDoNothing()
  await transaction.insert(posts).values(written).onConflictDoNothing()
  await transaction.insert(postLikes).values(likes).onConflictDoNothing()
  await transaction.insert(reviews).values(demoReviews(today)).onConflictDoNothing()
}

async function insertReservations(transaction: Pick<Database, 'insert'>, today: Date): Promise<void> {
  const demo = demoReservations(today)
  const inserted = await transaction
    .insert(reservations)
    .values(demo.map(({ line: _, ...reservation }) => reservation))
    .onConflictDoNothing()
    .returning({ id: reservations.id, key: reservations.idempotencyKey })
  const idOf = new Map(inserted.map(({ key, id }) => [key, id]))
  const lines = demo.flatMap(({ idempotencyKey, line }) => {
    const reservationId = idOf.get(idempotencyKey)
    return reservationId ? [{ ...line, reservationId }] : []
  })
  if (lines.length > 0) await transaction.insert(reservationLines).values(lines)
}
