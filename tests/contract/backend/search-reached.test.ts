import { expect, test } from 'vitest'
import { isSearchReached } from '#web/server/catalogue/feed-state.ts'
import { publishedFeed } from '#web/server/db/schema/published-documents.ts'
import { migratedDatabase } from './target.ts'

const { database } = migratedDatabase()

test('an instance is ready for searches once all documents of its dataset are in the database', async () => {
  expect(await isSearchReached(database(), 'shop/production')).toBe(false)
  await database().insert(publishedFeed).values({ dataset: 'shop/production', completedAt: new Date() })
  expect(await isSearchReached(database(), 'shop/production')).toBe(true)
  expect(await isSearchReached(database(), 'shop/staging')).toBe(false)
})
