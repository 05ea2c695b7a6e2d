import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { Client } from 'pg'
import { testAddresses } from '#tests/setup/addresses.ts'

export type OwnMember = {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly fullName: string
}

const password = 'granskog og bekk'
const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$dHJldG9wcC1lMmUtc2FsdA$UbJXeHg0f9k4hCpZXkVF6g146LH5Alc0uCsOFXz0wDU'

/** A member for one test, written into the database: the API would soon refuse to register more from one address. */
export async function ownMember(fullName = 'Kari Nordmann', lang: 'nb' | 'en' = 'nb'): Promise<OwnMember> {
  const email = `${randomUUID()}@example.com`
  const [row] = await query<{ id: string }>(
    'INSERT INTO members (email, password_hash, full_name, lang) VALUES ($1, $2, $3, $4) RETURNING id',
    [email, passwordHash, fullName, lang],
  )
  if (!row) throw new Error('No member was stored')
  return { id: row.id, email, password, fullName }
}

/** Gives the browser a session of the member, as logging in does. */
export async function logInAs(context: BrowserContext, { id }: OwnMember): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  await query(
    `INSERT INTO member_sessions (member_id, token_hash, user_agent, created_at, last_used_at, expires_at)
     VALUES ($1, $2, 'e2e', now(), now(), now() + interval '60 days')`,
    [id, createHash('sha256').update(token).digest('hex')],
  )
  const url = testAddresses.SITE_ORIGIN
  await context.addCookies([
    { name: 'session', value: token, url, httpOnly: true, sameSite: 'Lax' },
    { name: 'member', value: '1', url, sameSite: 'Lax' },
  ])
}

/** Verifies the address, as following the link in the mail does. */
export async function verifyAddress({ id }: OwnMember): Promise<void> {
  await query('UPDATE members SET email_verified_at = now() WHERE id = $1', [id])
}

async function query<Row extends object>(statement: string, values: readonly string[]): Promise<Row[]> {
  const database = new Client({ connectionString: testAddresses.DATABASE_URL })
  await database.connect()
  try {
    return (await database.query<Row>(statement, [...values])).rows
  } finally {
    await database.end()
  }
}
