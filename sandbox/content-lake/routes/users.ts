import { Hono } from 'hono'
import { ALL_USERS, DEMO_USERS, type User } from '../auth/people.ts'
import { type LakeEnvironment, requireUser } from '../http/environment.ts'
import { httpError } from '../http/errors.ts'

export const userRoutes = new Hono<LakeEnvironment>()

userRoutes.get('/users/me', (c) => c.json(currentUser(requireUser(c))))

userRoutes.get('/users/me/keyvalue/:keys', (c) => {
  const user = requireUser(c)
  const keys = (c.req.param('keys') ?? '').split(',')
  const rows = c
    .get('lake')
    .database.prepare(
      'SELECT key, value FROM user_values WHERE user_id = ? AND key IN (SELECT value FROM json_each(?))',
    )
    .all(user.id, JSON.stringify(keys))
  return c.json(rows.map((row) => ({ key: row.key, value: JSON.parse(String(row.value)) })))
})

userRoutes.put('/users/me/keyvalue', async (c) => {
  const user = requireUser(c)
  const entries: unknown = await c.req.json().catch(() => undefined)
  if (!Array.isArray(entries)) throw httpError(400, 'Invalid request payload: expected a list of keys and values')
  const { database } = c.get('lake')
  const now = new Date().toISOString()
  const stored = database.transact(() =>
    entries.map((entry: { key?: unknown; value?: unknown }) => {
      const key = String(entry?.key ?? '')
      database
        .prepare('INSERT OR REPLACE INTO user_values (user_id, key, value, updated_at) VALUES (?, ?, ?, ?)')
        .run(user.id, key, JSON.stringify(entry?.value ?? null), now)
      return { key, value: entry?.value ?? null, createdAt: now, updatedAt: now }
    }),
  )
  return c.json(stored)
})

/** One user by id, or a list for several ids separated by commas. */
userRoutes.get('/users/:ids', (c) => {
  requireUser(c)
  const ids = (c.req.param('ids') ?? '').split(',')
  const found = ids.flatMap((id) => ALL_USERS.find((user) => user.id === id) ?? [])
  if (ids.length > 1) return c.json(found.map(publicProfile))
  const [user] = found
  if (!user) throw httpError(404, 'User not found')
  return c.json(publicProfile(user))
})

/** The project's people, as the members table of the Studio and of the hosted service's user API show them. */
userRoutes.get('/projects/:project/users', (c) => {
  requireUser(c)
  return c.json(DEMO_USERS.map(publicProfile))
})

export function rolesOf(user: User) {
  const title = user.role.replace(/^./, (letter) => letter.toUpperCase())
  return [{ name: user.role, title, description: `The ${user.role} of the sandbox` }]
}

/**
 * As the hosted service responds in a project's context: the user of an API token has the provider `sanity-token` and
 * no address.
 */
function currentUser(user: User) {
  const { id, name, profileImage, role, isRobot } = user
  const login = isRobot ? { email: null, provider: 'sanity-token' } : { email: user.email, provider: 'local' }
  return { id, sanityUserId: id, name, ...login, profileImage, role, roles: rolesOf(user) }
}

function publicProfile({ id, name, displayName, email, profileImage }: User) {
  const [givenName = '', ...rest] = displayName.split(' ')
  return {
    id,
    sanityUserId: id,
    projectId: null,
    name,
    displayName,
    givenName,
    familyName: rest.join(' '),
    email,
    imageUrl: profileImage,
    profileImage,
    isCurrentUser: false,
    createdAt: '2024-01-01T00:00:00Z',
    updatedAt: '2024-01-01T00:00:00Z',
  }
}
