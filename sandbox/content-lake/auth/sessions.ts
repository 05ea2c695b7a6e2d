import { randomBytes } from 'node:crypto'
import type { LakeDatabase } from '../store/database.ts'
import { DEMO_USERS, READ_ROBOT, type User, WRITE_ROBOT } from './people.ts'

/** A session id must be exchanged for its token within this time after sign-in. */
const HANDOVER_MS = 5 * 60_000

/** The users of tokens. Sessions survive restarts; the two program tokens come from the environment. */
export class Sessions {
  readonly #database: LakeDatabase
  readonly #robots: Map<string, User>

  constructor(database: LakeDatabase, tokens: { read: string; write: string }) {
    this.#database = database
    this.#robots = new Map([
      [tokens.read, READ_ROBOT],
      [tokens.write, WRITE_ROBOT],
    ])
  }

  userOf(token: string): User | undefined {
    const robot = this.#robots.get(token)
    if (robot) return robot
    const row = this.#database.prepare('SELECT user_id FROM sessions WHERE token = ?').get(token)
    return row && DEMO_USERS.find(({ id }) => id === row.user_id)
  }

  /** Opens a session and returns the short-lived id under which the Studio fetches its token. */
  signIn(user: User): string {
    const token = `sk${randomBytes(48).toString('base64url')}`
    const sid = randomBytes(24).toString('base64url')
    const now = new Date().toISOString()
    this.#database.transact(() => {
      this.#database
        .prepare('INSERT INTO sessions (token, user_id, created_at) VALUES (?, ?, ?)')
        .run(token, user.id, now)
      this.#database
        .prepare('INSERT INTO session_handovers (sid, token, created_at) VALUES (?, ?, ?)')
        .run(sid, token, now)
    })
    return sid
  }

  /** A session id works once. */
  handOver(sid: string): string | undefined {
    const row = this.#database
      .prepare('DELETE FROM session_handovers WHERE sid = ? RETURNING token, created_at')
      .get(sid)
    if (!row || Date.now() - Date.parse(String(row.created_at)) > HANDOVER_MS) return undefined
    return String(row.token)
  }

  signOut(token: string): void {
    this.#database.prepare('DELETE FROM sessions WHERE token = ?').run(token)
  }
}
