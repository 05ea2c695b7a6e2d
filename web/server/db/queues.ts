import type { QueueOptions, QueuePolicy } from 'pg-boss'

type QueueSettings = QueueOptions & { readonly policy?: QueuePolicy; readonly deadLetter?: QueueName }

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * A job that runs again by its schedule anyway: at most one is queued or running, and a failed one is not retried. A
 * process that stops refreshing its heartbeat (killed, for instance) loses the job.
 */
const scheduled = { policy: 'exclusive', retryLimit: 0, heartbeatSeconds: 30, deleteAfterSeconds: hour } as const

export const queueNames = [
  'mail-dead-letter',
  'mail',
  'purge-cdn',
  'store-picture',
  'find-missed-publications',
  'repair-catalogue',
  'derive-catalogue',
  'refresh-prices',
  'mail-returned-items',
  'mail-replies',
  'mail-hidden',
  'pass-on-newsletter',
  'check-purchases',
  'delete-unused-pictures',
  'settle-reservations',
  'find-reserved-purchases',
  'release-uncollected',
  'mail-campaign-decisions',
  'mail-campaign-starts',
  'mail-ended-borrowings',
  'invite-to-surveys',
  'check-external-links',
  'delete-old-data',
] as const

export type QueueName = (typeof queueNames)[number]

/**
 * Every queue of background jobs, which `migrateDatabase` creates like the tables; a queue's dead letters come before
 * it. Seconds.
 */
export const queues: Readonly<Record<QueueName, QueueSettings>> = {
  /** Mails that were given up, kept for staff to look at and to send again (`redrive` of pg-boss). */
  'mail-dead-letter': { retentionSeconds: 14 * day },
  /**
   * The outbox. An attempt that fails is repeated after some 15 s, 30 s and so on up to five minutes, for about two
   * days. What was sent is deleted after an hour, because it holds addresses.
   */
  mail: {
    retryLimit: 600,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: 5 * minute,
    heartbeatSeconds: 30,
    expireInSeconds: 5 * minute,
    deleteAfterSeconds: hour,
    deadLetter: 'mail-dead-letter',
  },
  /**
   * What a CDN has yet to purge. An attempt that fails is repeated after one second, two and so on up to a minute, for
   * more than an hour: after that the CDN no longer keeps what it should have purged.
   */
  'purge-cdn': {
    retryLimit: 90,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: minute,
    heartbeatSeconds: 30,
    expireInSeconds: 5 * minute,
    deleteAfterSeconds: hour,
  },
  /** An uploaded picture that a call waits for: nobody needs it later. */
  'store-picture': { retryLimit: 0, expireInSeconds: minute, retentionSeconds: minute, deleteAfterSeconds: hour },
  'find-missed-publications': scheduled,
  'repair-catalogue': scheduled,
  'derive-catalogue': scheduled,
  'refresh-prices': scheduled,
  'mail-returned-items': scheduled,
  'mail-replies': scheduled,
  'mail-hidden': scheduled,
  'pass-on-newsletter': scheduled,
  'check-purchases': scheduled,
  'delete-unused-pictures': scheduled,
  'settle-reservations': scheduled,
  'find-reserved-purchases': scheduled,
  'release-uncollected': scheduled,
  'mail-campaign-decisions': scheduled,
  'mail-campaign-starts': scheduled,
  'mail-ended-borrowings': scheduled,
  'invite-to-surveys': scheduled,
  'check-external-links': scheduled,
  'delete-old-data': scheduled,
}
