import { join } from 'node:path'
import { Sessions } from './auth/sessions.ts'
import { httpError } from './http/errors.ts'
import { StreamTickets } from './http/stream-tickets.ts'
import { MentionMailer } from './mentions/mention-mailer.ts'
import { PresenceRoom } from './presence/presence-room.ts'
import { LakeDatabase } from './store/database.ts'
import { type CopyOptions, copyContent } from './store/dataset-copy.ts'
import { type DatasetInfo, DatasetRegistry } from './store/dataset-registry.ts'
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
  /** The webhook for publications in the first dataset. */
  webhook?: { url: string; secret: string }
  /** The local inbox, which gets the mails about mentions; without it none are sent. */
  smtpUrl?: string
}

/** The state of the stand-in: one project, its datasets, sessions and the webhook queue. */
export class ContentLake {
  readonly options: LakeOptions
  readonly database: LakeDatabase
  readonly registry: DatasetRegistry
  readonly sessions: Sessions
  readonly webhooks: WebhookQueue
  readonly mentionMailer: MentionMailer
  readonly tickets = new StreamTickets()
  readonly presence = new PresenceRoom()
  readonly #datasets = new Map<string, LakeDataset>()
  /** Names of the datasets with comments and tasks. */
  readonly #addons = new Set<string>()

  constructor(options: LakeOptions) {
    this.options = options
    this.database = new LakeDatabase(options.directory)
    this.registry = new DatasetRegistry(this.database)
    this.sessions = new Sessions(this.database, { read: options.readToken, write: options.writeToken })
    this.webhooks = new WebhookQueue(this.database, options.webhook)
    this.mentionMailer = new MentionMailer(this.database, options)
    if (!this.datasetInfo(options.dataset)) this.createDataset(options.dataset, 'public', 'system')
    for (const { name, addonFor } of this.registry.list()) {
      this.#datasets.set(name, this.#load(name))
      if (addonFor !== null) this.#addons.add(name)
    }
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
    const dataset = this.findDataset(name)
    if (dataset) return dataset
    throw httpError(404, `Dataset "${name}" not found for project ID "${this.options.projectId}"`)
  }

  /** A dataset by its name, or by an alias of it. */
  findDataset(name: string): LakeDataset | undefined {
    const alias = name.startsWith('~') ? this.registry.alias(name.slice(1)) : undefined
    return this.#datasets.get(alias?.datasetName ?? name)
  }

  datasetInfo(name: string): DatasetInfo | undefined {
    return this.registry.list().find((dataset) => dataset.name === name)
  }

  /** Whether it is the dataset with the comments and tasks of another. */
  isAddon(name: string): boolean {
    return this.#addons.has(name)
  }

  createDataset(name: string, aclMode: string, createdBy: string): void {
    this.database.transact(() => this.registry.add(name, aclMode, createdBy))
    this.#datasets.set(name, this.#load(name))
  }

  /** A new private dataset for the comments and tasks of another. */
  createAddon(name: string, addonFor: string, createdBy: string): void {
    this.database.transact(() => this.registry.add(name, 'private', createdBy, addonFor))
    this.#addons.add(name)
    this.#datasets.set(name, this.#load(name))
  }

  /** A new dataset with the content, and the access, of another. */
  copyDataset(source: string, target: string, createdBy: string, options: CopyOptions): void {
    this.database.transact(() => {
      this.registry.add(target, this.datasetInfo(source)?.aclMode ?? 'private', createdBy)
      copyContent(this.database, source, target, options)
    })
    this.#datasets.set(target, this.#load(target))
  }

  deleteDataset(name: string): void {
    this.registry.remove(name)
    this.#datasets.delete(name)
    this.#addons.delete(name)
  }

  close(): void {
    this.webhooks.stop()
    this.database.close()
  }

  #load(name: string): LakeDataset {
    return new LakeDataset(this.database, this.options.projectId, name, (transaction) => {
      if (name === this.options.dataset)
        this.webhooks.enqueue(transaction, { projectId: this.options.projectId, dataset: name })
      if (this.isAddon(name)) this.mentionMailer.enqueue(transaction, name)
    })
  }
}
