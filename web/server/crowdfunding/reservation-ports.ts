import 'server-only'
import type { Campaign } from '#web/domain/product/crowdfunding-status.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database } from '../db/pool.ts'

/** The use cases' dependencies. */
export type ReservationPorts = {
  readonly database: Database
  readonly queue: JobQueue
  readonly sender: Sender
  /** The published products that are crowdfunded, by `centraId`. */
  readonly campaigns: ReadonlyMap<string, CampaignProduct>
  readonly now: Date
}

export type CampaignProduct = {
  readonly campaign: Campaign
  readonly title: (lang: Language) => string | undefined
  /** Path of the product page; undefined where it has none in the language. */
  readonly path: (lang: Language) => string | undefined
}
