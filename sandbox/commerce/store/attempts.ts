import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { CommerceDatabase } from './database.ts'
import type { Line } from './selections.ts'

/**
 * `started`: the payment service was asked and its response is not known. `redirected`: the shopper is on a page of the
 * bank or of Vipps. `surplus`: paid although the selection had been paid already, so the amount has to be given back;
 * `returned` when it has been.
 */
const stateSchema = z.enum(['started', 'redirected', 'failed', 'ordered', 'surplus', 'returned'])
type AttemptState = z.infer<typeof stateSchema>

/** Lines as they were when the payment began. */
export type SoldLine = Pick<Line, 'item' | 'quantity'>
const linesSchema = z.array(z.object({ item: z.string(), quantity: z.int().min(1) }))

/** One attempt to pay a selection: what was in it, and what it cost, when the shopper pressed the button. */
export type Attempt = {
  /** Unguessable; the payment service knows the attempt by it. */
  readonly reference: string
  readonly selectionId: number
  /** Hash of what the shopper sent: the same again is the same attempt. */
  readonly fingerprint: string
  /** Minor units. */
  readonly amount: { readonly currency: string; readonly value: number }
  readonly lines: readonly SoldLine[]
  readonly receipt: Readonly<Record<string, unknown>>
  readonly state: AttemptState
  /** Where the Drop-in sends the shopper. */
  readonly action: unknown
  readonly pspReference: string | undefined
  /** ISO 8601. */
  readonly createdAt: string
}

type NewAttempt = Pick<Attempt, 'selectionId' | 'fingerprint' | 'amount' | 'lines' | 'receipt'> & {
  /** Hash of an encrypted card, which is encrypted differently each time it is typed. */
  readonly press: string | undefined
}

/** Attempts to pay. Card data is never stored. */
export class Attempts {
  readonly #database: CommerceDatabase

  constructor(database: CommerceDatabase) {
    this.#database = database
  }

  get(reference: string): Attempt | undefined {
    const row = this.#database.prepare('SELECT * FROM attempts WHERE reference = ?').get(reference)
    return row && attemptOfRow(row)
  }

  /** An unfinished attempt that a repeated call continues. */
  unfinished(selectionId: number, fingerprint: string): Attempt | undefined {
    const row = this.#database
      .prepare(
        `SELECT * FROM attempts WHERE selection_id = ? AND fingerprint = ? AND state IN ('started', 'redirected')
         ORDER BY created_at DESC LIMIT 1`,
      )
      .get(selectionId, fingerprint)
    return row && attemptOfRow(row)
  }

  /** The last attempt of one typed card, whatever was in the selection. */
  ofPress(press: string): Attempt | undefined {
    const row = this.#database.prepare('SELECT reference FROM presses WHERE hash = ?').get(press)
    return row && this.get(String(row.reference))
  }

  /** Every attempt to pay a selection, the first one first. */
  ofSelection(selectionId: number): Attempt[] {
    return this.#database
      .prepare('SELECT * FROM attempts WHERE selection_id = ? ORDER BY created_at, reference')
      .all(selectionId)
      .map(attemptOfRow)
  }

  inState(state: AttemptState): Attempt[] {
    return this.#database.prepare('SELECT * FROM attempts WHERE state = ?').all(state).map(attemptOfRow)
  }

  start({ selectionId, fingerprint, press, amount, lines, receipt }: NewAttempt): Attempt {
    const reference = `T${randomBytes(16).toString('hex')}`
    this.#database
      .prepare(
        `INSERT INTO attempts (reference, selection_id, fingerprint, currency, amount, lines, receipt, state, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, 'started', ?)`,
      )
      .run(
        reference,
        selectionId,
        fingerprint,
        amount.currency,
        amount.value,
        JSON.stringify(lines.map(({ item, quantity }) => ({ item, quantity }))),
        JSON.stringify(receipt),
        new Date().toISOString(),
      )
    if (press)
      this.#database.prepare('INSERT OR REPLACE INTO presses (hash, reference) VALUES (?, ?)').run(press, reference)
    return this.known(reference)
  }

  redirect(reference: string, pspReference: string, action: unknown): void {
    this.#database
      .prepare(
        "UPDATE attempts SET state = 'redirected', psp_reference = ?, action = ? WHERE reference = ? AND state = 'started'",
      )
      .run(pspReference, JSON.stringify(action), reference)
  }

  setState(reference: string, state: AttemptState, pspReference?: string): void {
    this.#database
      .prepare('UPDATE attempts SET state = ?, psp_reference = coalesce(?, psp_reference) WHERE reference = ?')
      .run(state, pspReference ?? null, reference)
  }

  /** @throws Error for an unknown reference */
  known(reference: string): Attempt {
    const attempt = this.get(reference)
    if (!attempt) throw new Error('An attempt to pay does not exist')
    return attempt
  }
}

function attemptOfRow(row: Record<string, unknown>): Attempt {
  return {
    reference: String(row.reference),
    selectionId: Number(row.selection_id),
    fingerprint: String(row.fingerprint),
    amount: { currency: String(row.currency), value: Number(row.amount) },
    lines: linesSchema.parse(JSON.parse(String(row.lines))),
    receipt: z.record(z.string(), z.unknown()).parse(JSON.parse(String(row.receipt))),
    state: stateSchema.parse(row.state),
    action: row.action === null ? undefined : JSON.parse(String(row.action)),
    pspReference: row.psp_reference === null ? undefined : String(row.psp_reference),
    createdAt: String(row.created_at),
  }
}
