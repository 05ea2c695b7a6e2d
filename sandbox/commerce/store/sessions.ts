import { randomBytes } from 'node:crypto'
import type { CommerceDatabase } from './database.ts'

/** The session of an `api-token`: the visitor's current selection and last order. */
export type Session = { readonly token: string; readonly selectionId: number; readonly lastOrder: number | undefined }

/** Tokens and the selections behind them; a selection's number never leaves the platform. */
export class Sessions {
  readonly #database: CommerceDatabase

  constructor(database: CommerceDatabase) {
    this.#database = database
  }

  find(token: string): Session | undefined {
    const row = this.#database.prepare('SELECT selection_id, last_order FROM sessions WHERE token = ?').get(token)
    if (!row) return undefined
    return {
      token,
      selectionId: Number(row.selection_id),
      lastOrder: row.last_order === null ? undefined : Number(row.last_order),
    }
  }

  create(country: string, language: string): Session {
    return this.#database.transact(() => {
      const token = newToken()
      const selectionId = this.newSelection(country, language)
      this.#database.prepare('INSERT INTO sessions (token, selection_id) VALUES (?, ?)').run(token, selectionId)
      return { token, selectionId, lastOrder: undefined }
    })
  }

  /** Replaces the token of a session; the old one becomes invalid. */
  rotate(token: string): string {
    const next = newToken()
    this.#database.prepare('UPDATE sessions SET token = ? WHERE token = ?').run(next, token)
    return next
  }

  newSelection(country: string, language: string): number {
    const { lastInsertRowid } = this.#database
      .prepare('INSERT INTO selections (country, language, created_at) VALUES (?, ?, ?)')
      .run(country, language, new Date().toISOString())
    return Number(lastInsertRowid)
  }

  /** Moves every token of a paid selection on to a new selection. */
  moveOn(paidSelection: number, nextSelection: number, orderNumber: number): void {
    this.#database
      .prepare('UPDATE sessions SET selection_id = ?, last_order = ? WHERE selection_id = ?')
      .run(nextSelection, orderNumber, paidSelection)
  }

  /** Deletes empty selections that have not been used for 30 days. */
  forgetAbandoned(now: Date): void {
    const before = new Date(now.getTime() - 30 * 24 * 3_600_000).toISOString()
    this.#database.transact(() => {
      this.#database
        .prepare(
          `DELETE FROM sessions WHERE last_order IS NULL AND selection_id IN (
             SELECT id FROM selections WHERE created_at < ? AND NOT EXISTS (SELECT 1 FROM lines WHERE selection_id = id))`,
        )
        .run(before)
      this.#database.exec(
        `DELETE FROM selections WHERE id NOT IN (SELECT selection_id FROM sessions)
           AND id NOT IN (SELECT selection_id FROM orders)
           AND id NOT IN (SELECT selection_id FROM attempts)
           AND id NOT IN (SELECT selection_id FROM lines)`,
      )
    })
  }
}

function newToken(): string {
  return randomBytes(16).toString('hex')
}
