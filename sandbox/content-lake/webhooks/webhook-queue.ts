import { randomUUID } from 'node:crypto'
import { isPublishedId } from '../query/documents.ts'
import type { LakeDatabase } from '../store/database.ts'
import type { CommittedChange, CommittedTransaction } from '../store/transaction-log.ts'
import { signatureHeader } from './signature.ts'

const TIMEOUT_MS = 30_000
const FIRST_RETRY_MS = 1000
/** Shorter than the hosted service's: here the receiver is a storefront that is just starting. */
const LONGEST_RETRY_MS = 2000
/** About half an hour; then the delivery is given up. */
const MAX_ATTEMPTS = 900

type Delivery = { id: number; url: string; headers: Record<string, string>; body: string; attempts: number }

/**
 * Announces changes of published documents to one address, signed as the hosted service signs. Deliveries are queued in the same
 * database transaction as the change, so that none is lost in a crash; each is repeated, with growing pauses, until it is accepted.
 */
export class WebhookQueue {
  readonly #database: LakeDatabase
  readonly #target: { url: string; secret: string } | undefined
  #timer: NodeJS.Timeout | undefined
  #started = false
  #stopped = false
  #delivering = false

  constructor(database: LakeDatabase, target?: { url: string; secret: string }) {
    this.#database = database
    this.#target = target
  }

  /** From here on changes are announced; also delivers what an earlier process left in the queue. What is seeded before is not news. */
  start(): void {
    this.#started = true
    this.#schedule(0)
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  /** Call inside the database transaction of the change. */
  enqueue(transaction: CommittedTransaction, source: { projectId: string; dataset: string }): void {
    const target = this.#target
    if (!target || !this.#started) return
    for (const change of transaction.changes) {
      if (!isAnnounced(change)) continue
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'sanity-dataset': source.dataset,
        'sanity-document-id': change.id,
        'sanity-operation': change.before ? (change.after ? 'update' : 'delete') : 'create',
        'sanity-project-id': source.projectId,
        'sanity-transaction-id': transaction.id,
        'sanity-transaction-time': transaction.timestamp,
      }
      this.#database
        .prepare('INSERT INTO webhook_deliveries (url, headers, body, due_at) VALUES (?, ?, ?, ?)')
        .run(target.url, JSON.stringify(headers), JSON.stringify(bodyOf(change)), Date.now())
    }
    this.#schedule(0)
  }

  #schedule(delay: number): void {
    if (this.#stopped || !this.#target) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#deliverDue(), delay)
    this.#timer.unref()
  }

  async #deliverDue(): Promise<void> {
    if (this.#delivering) return
    this.#delivering = true
    let refused = false
    for (let due = this.#nextDue(); due && !refused && !this.#stopped; due = this.#nextDue()) {
      refused = !(await this.#deliver(due))
    }
    this.#delivering = false
    if (this.#stopped) return
    const next = this.#database.prepare('SELECT min(due_at) AS at FROM webhook_deliveries').get()?.at
    if (typeof next === 'number') this.#schedule(Math.max(0, next - Date.now()))
  }

  /** In order of time: a receiver must not see an older state of a document after a newer one. */
  #nextDue(): Delivery | undefined {
    if (this.#stopped) return undefined
    const row = this.#database.prepare('SELECT * FROM webhook_deliveries ORDER BY id LIMIT 1').get()
    if (!row || Number(row.due_at) > Date.now()) return undefined
    return {
      id: Number(row.id),
      url: String(row.url),
      headers: JSON.parse(String(row.headers)),
      body: String(row.body),
      attempts: Number(row.attempts),
    }
  }

  async #deliver(delivery: Delivery): Promise<boolean> {
    const problem = await this.#post(delivery)
    if (this.#stopped) return false
    const attempts = delivery.attempts + 1
    if (problem === undefined || attempts >= MAX_ATTEMPTS) {
      this.#database.prepare('DELETE FROM webhook_deliveries WHERE id = ?').run(delivery.id)
      return true
    }
    const pause = Math.min(FIRST_RETRY_MS * 2 ** delivery.attempts, LONGEST_RETRY_MS)
    this.#database
      .prepare('UPDATE webhook_deliveries SET attempts = ?, due_at = ?, last_error = ? WHERE id = ?')
      .run(attempts, Date.now() + pause, problem, delivery.id)
    return false
  }

  /** @returns what went wrong, or undefined when the receiver accepted */
  async #post({ url, headers, body }: Delivery): Promise<string | undefined> {
    const signature = signatureHeader(body, Date.now(), this.#target?.secret ?? '')
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'sanity-webhook-signature': signature },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      // As the hosted service: 4xx other than 429 is final, the receiver understood and refused.
      const isFinal = response.ok || (response.status >= 400 && response.status < 500 && response.status !== 429)
      return isFinal ? undefined : `HTTP ${response.status}`
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
}

function isAnnounced({ id, before, after }: CommittedChange): boolean {
  const type = after?._type ?? before?._type ?? ''
  return isPublishedId(id) && !id.includes('.') && !type.startsWith('sanity.') && !type.startsWith('system.')
}

function bodyOf({ id, before, after }: CommittedChange): unknown {
  return { _id: id, _type: after?._type ?? before?._type, before: before ?? null, after: after ?? null }
}
