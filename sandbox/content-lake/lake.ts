import { join } from 'node:path'
import { Sessions } from './auth/sessions.ts'
import { httpError } from './http/errors.ts'
import { StreamTickets } from './http/stream-tickets.ts'
import { PresenceRoom } from './presence/presence-room.ts'
import { LakeDatabase } from './store/database.ts'
import { LakeDataset } from './store/lake-dataset.ts'
import { WebhookQueue } from './webhooks/webhook-queue.ts'

export type LakeOptions = {
  projectId: string
  /** Created on the first start. */
  dataset: string
  readToken: string
  writeToken: string
  /** Where SQLite, uploaded files and made pictures are kept. */
  directory: string
  /** The project's Studio, shown among its members' applications and allowed as an origin. */
  studioOrigin: string
  /** Where published changes of the first dataset are announced; none without it. */
  webhook?: { url: string; secret: string }
}

export type DatasetInfo = { name: string; aclMode: string; createdAt: string; createdByUserId: string }

/** The stand-in's whole state: one project, its datasets, sessions and the webhook queue. */
export class ContentLake {
  readonly options: LakeOptions
  readonly database: LakeDatabase
  readonly sessions: Sessions
  readonly webhooks: WebhookQueue
  readonly tickets = new StreamTickets()
  readonly presence = new PresenceRoom()
  readonly #datasets = new Map<string, LakeDataset>()

  constructor(options: LakeOptions) {
    this.options = options
    this.database = new LakeDatabase(options.directory)
    this.sessions = new Sessions(this.database, { read: options.readToken, write: options.writeToken })
    this.webhooks = new WebhookQueue(this.database, options.webhook)
    if (!this.datasetInfo(options.dataset)) this.createDataset(options.dataset, 'public', 'system')
    for (const { name } of this.listDatasets()) this.#datasets.set(name, this.#load(name))
  }

  get assetDirectory(): string {
    return join(this.options.directory, 'assets')
  }

  get pictureCacheDirectory(): string {
    return join(this.options.directory, 'pictures')
  }

  datasets(): Iterable<LakeDataset> {
    return this.#datasets.values()
  }

  /** @throws LakeError 404 in the hosted service's words */
  dataset(name: string): LakeDataset {
    const dataset = this.#datasets.get(name)
    if (dataset) return dataset
    throw httpError(404, `Dataset "${name}" not found for project ID "${this.options.projectId}"`)
  }

  listDatasets(): DatasetInfo[] {
    return this.database
      .prepare('SELECT * FROM datasets ORDER BY created_at, name')
      .all()
      .map((row) => ({
        name: String(row.name),
        aclMode: String(row.acl_mode),
        createdAt: String(row.created_at),
        createdByUserId: String(row.created_by),
      }))
  }

  datasetInfo(name: string): DatasetInfo | undefined {
    return this.listDatasets().find((dataset) => dataset.name === name)
  }

  createDataset(name: string, aclMode: string, createdBy: string): void {
    this.database
      .prepare('INSERT INTO datasets (name, acl_mode, created_at, created_by) VALUES (?, ?, ?, ?)')
      .run(name, aclMode, new Date().toISOString(), createdBy)
    this.#datasets.set(name, this.#load(name))
  }

  setAclMode(name: string, aclMode: string): void {
    this.database.prepare('UPDATE datasets SET acl_mode = ? WHERE name = ?').run(aclMode, name)
  }

  deleteDataset(name: string): void {
    this.database.transact(() => {
      for (const table of ['documents', 'transactions', 'transaction_effects', 'deployed_schemas']) {
        this.database.prepare(`DELETE FROM ${table} WHERE dataset = ?`).run(name)
      }
      this.database.prepare('DELETE FROM datasets WHERE name = ?').run(name)
    })
    this.#datasets.delete(name)
  }

  close(): void {
    this.webhooks.stop()
    this.database.close()
  }

  #load(name: string): LakeDataset {
    return new LakeDataset(this.database, this.options.projectId, name, (transaction) => {
      if (name === this.options.dataset)
        this.webhooks.enqueue(transaction, { projectId: this.options.projectId, dataset: name })
    })
  }
}
