import { randomUUID } from 'node:crypto'
import { publicationFields } from '#web/routing/address-fields.ts'
import { isPublishedId, type LakeDocument } from '../query/documents.ts'
import { type LakeDatabase, WEBHOOK_DOCUMENT } from '../store/database.ts'
import type { CommittedChange, CommittedTransaction } from '../store/transaction-log.ts'
import { signatureHeader } from './signature.ts'

const TIMEOUT_MS = 30_000
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000
/** Retry delays. The last retry is half an hour after the first attempt, as with the hosted service. */
const MAX_ATTEMPTS = 64
/** Maximum number of concurrent deliveries. */
const MAX_AT_ONCE = 8
/** Maximum number of concurrent retries: documents that time out must not block others. */
const MAX_RETRIES_AT_ONCE = 4

/**
 * The first that waits for each document, those that never failed before those that did. A later one waits until it is
 * accepted or abandoned: a receiver must not see an older state of a document after a newer one.
 */
const DUE = `SELECT id, url, headers, body, attempts, ${WEBHOOK_DOCUMENT} AS document_id FROM webhook_deliveries AS delivery
  WHERE due_at <= ? AND NOT EXISTS (
    SELECT 1 FROM webhook_deliveries AS earlier
    WHERE earlier.${WEBHOOK_DOCUMENT} = delivery.${WEBHOOK_DOCUMENT} AND earlier.id < delivery.id)
  ORDER BY attempts > 0, id LIMIT ?`

type Delivery = {
  id: number
  documentId: string
  url: string
  headers: Record<string, string>
  body: string
  attempts: number
}

/**
 * Announces changes of published documents to one address, signed as the hosted service signs. Deliveries are queued in
 * the same database transaction as the change, so that none is lost in a crash; each is retried, with growing delays,
 * until it is accepted. Deliveries of one document are sent in order, those of different documents in parallel.
 */
export class WebhookQueue {
  readonly #database: LakeDatabase
  readonly #target: { url: string; secret: string } | undefined
  /** Deliveries in progress, by document. */
  readonly #underWay = new Map<string, Delivery>()
  #timer: NodeJS.Timeout | undefined
  #started = false
  #stopped = false

  constructor(database: LakeDatabase, target?: { url: string; secret: string }) {
    this.#database = database
    this.#target = target
  }

  /**
   * Starts announcing changes, and delivers what an earlier process left in the queue. Seeded content is not announced.
   */
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
    this.#timer = setTimeout(() => this.#deliverDue(), delay)
    this.#timer.unref()
  }

  #deliverDue(): void {
    // Read once: a delivery that became due between two reads would be neither delivered nor scheduled.
    const now = Date.now()
    for (const delivery of this.#due(now)) {
      if (this.#hasRoomFor(delivery)) void this.#deliver(delivery)
    }
    // Deliveries that wait for a free slot, or for an earlier one of their document, are checked again when a delivery
    // ends.
    const later = 'SELECT min(due_at) AS at FROM webhook_deliveries WHERE due_at > ?'
    const next = this.#database.prepare(later).get(now)?.at
    if (typeof next === 'number') this.#schedule(Math.max(0, next - Date.now()))
  }

  #due(now: number): Delivery[] {
    return this.#database
      .prepare(DUE)
      .all(now, 2 * MAX_AT_ONCE)
      .map((row) => ({
        id: Number(row.id),
        documentId: String(row.document_id),
        url: String(row.url),
        headers: JSON.parse(String(row.headers)),
        body: String(row.body),
        attempts: Number(row.attempts),
      }))
  }

  #hasRoomFor({ documentId, attempts }: Delivery): boolean {
    if (this.#underWay.has(documentId) || this.#underWay.size >= MAX_AT_ONCE) return false
    if (attempts === 0) return true
    const retries = [...this.#underWay.values()].filter((delivery) => delivery.attempts > 0)
    return retries.length < MAX_RETRIES_AT_ONCE
  }

  async #deliver(delivery: Delivery): Promise<void> {
    this.#underWay.set(delivery.documentId, delivery)
    const problem = await this.#post(delivery)
    this.#underWay.delete(delivery.documentId)
    if (this.#stopped) return
    this.#settle(delivery, problem)
    this.#schedule(0)
  }

  #settle({ id, documentId, attempts }: Delivery, problem: string | undefined): void {
    const isGivenUp = attempts + 1 >= MAX_ATTEMPTS
    if (problem !== undefined && isGivenUp) console.error(`The publication of ${documentId} was rejected: ${problem}`)
    if (problem === undefined || isGivenUp) {
      this.#database.prepare('DELETE FROM webhook_deliveries WHERE id = ?').run(id)
      return
    }
    const pause = Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS)
    this.#database
      .prepare('UPDATE webhook_deliveries SET attempts = ?, due_at = ?, last_error = ? WHERE id = ?')
      .run(attempts + 1, Date.now() + pause, problem, id)
  }

  /** @returns the error, or undefined if the receiver accepted */
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
      // As with the hosted service, 4xx other than 429 is final.
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

/**
 * The projection that docs/going-to-production.md names for the hosted service:
 * `{_id, _type, "before": before(){...}, "after": after(){...}}`.
 */
function bodyOf({ id, before, after }: CommittedChange): unknown {
  return { _id: id, _type: after?._type ?? before?._type, before: projected(before), after: projected(after) }
}

function projected(document: LakeDocument | undefined): unknown {
  if (!document) return null
  return Object.fromEntries(
    publicationFields.flatMap((field) => (document[field] === undefined ? [] : [[field, document[field]]])),
  )
}
