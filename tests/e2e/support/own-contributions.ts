import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { testAddresses } from '#tests/setup/addresses.ts'
import { test as base } from './own-product.ts'

type Contributions = {
  readonly documentId: string
  /** Name of the product in the Studio. */
  readonly name: string
  readonly path: (lang: 'nb' | 'en') => string
  /**
   * Writes posts of one member; another member reports them if a reason is given. Returns their ids, the last one
   * written first in lists.
   */
  readonly write: (texts: readonly string[], options?: { author?: string; reason?: string }) => Promise<string[]>
  /** Ids of the posts that readers see. */
  readonly visible: () => Promise<string[]>
  /** Names of those who acted on a target, the first first. */
  readonly actors: (targetId: string) => Promise<string[]>
}

/** A product of the test's own with members' posts about it. All is deleted after the test. */
export const test = base.extend<{ contributions: Contributions }>({
  contributions: async ({ ownProduct }, use) => {
    const name = `Plagg ${randomUUID().slice(0, 8)}`
    const { id: documentId, path } = await ownProduct({
      content: { title: { _type: 'localeString', nb: name, en: name } },
    })
    const database = new Client({ connectionString: testAddresses.DATABASE_URL })
    await database.connect()
    const memberIds: string[] = []
    const member = async (fullName: string): Promise<string> => {
      const { rows } = await database.query(
        `INSERT INTO members (email, email_verified_at, password_hash, full_name, lang)
         VALUES ($1, now(), 'none', $2, 'nb') RETURNING id`,
        [`${randomUUID()}@example.com`, fullName],
      )
      memberIds.push(rows[0].id)
      return rows[0].id
    }
    const start = Date.now() - 3_600_000
    let count = 0
    await use({
      documentId,
      name,
      path,
      async write(texts, { author = 'Nils Nordmann', reason } = {}) {
        const authorId = await member(author)
        const reporterId = reason === undefined ? undefined : await member('Ronja Røst')
        const ids: string[] = []
        for (const text of texts) {
          count += 1
          const id = randomUUID()
          ids.push(id)
          await database.query(
            'INSERT INTO posts (id, document_id, member_id, text, created_at) VALUES ($1, $2, $3, $4, $5)',
            [id, documentId, authorId, text, new Date(start + count * 1000)],
          )
          if (reporterId)
            await database.query(
              'INSERT INTO post_reports (post_id, member_id, reason, created_at) VALUES ($1, $2, $3, now())',
              [id, reporterId, reason],
            )
        }
        return ids
      },
      async visible() {
        const { rows } = await database.query(
          'SELECT id FROM posts WHERE document_id = $1 AND hidden_at IS NULL AND deleted_at IS NULL ORDER BY created_at',
          [documentId],
        )
        return rows.map(({ id }) => id)
      },
      async actors(targetId) {
        const { rows } = await database.query(
          'SELECT staff_name FROM staff_actions WHERE target_id = $1 ORDER BY number',
          [targetId],
        )
        return rows.map(({ staff_name }) => staff_name)
      },
    })
    await database.query('DELETE FROM posts WHERE document_id = $1', [documentId])
    await database.query('DELETE FROM members WHERE id = ANY($1)', [memberIds])
    await database.end()
  },
})
