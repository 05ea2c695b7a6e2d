import { sql } from 'drizzle-orm'
import { registrationSchema } from '#web/domain/member/account.ts'
import { writeMail } from '#web/mails/mails.ts'
import { placeReservation } from '#web/server/crowdfunding/place-reservation.ts'
import type { JobQueue } from '#web/server/db/job-queue.ts'
import type { Database } from '#web/server/db/pool.ts'
import { writePost } from '#web/server/discussion/write-post.ts'
import { mailPasswordChanged } from '#web/server/members/account-mails.ts'
import { register } from '#web/server/members/register.ts'
import { requestPasswordReset, resetPassword } from '#web/server/members/reset-password.ts'
import { mailVerification } from '#web/server/members/verify-email.ts'
import { enqueueMail } from '#web/server/outbox/public.ts'
import { mailReturnedItems } from '#web/server/stock-notifications/mail-returned.ts'

const choice = { fit: null, colour: null, size: null }

export type Backend = { readonly database: Database; readonly queue: JobQueue }

export const password = 'granskog og bekk'
export const newPassword = 'fjell og fjord'
export const documentId = 'product-storr'
/** The campaign that reservations are about, and its maximum. */
export const campaign = { centraId: '106', crowdfundingMax: 20 } as const

const browser = { userAgent: 'Firefox' }
const sender = { shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://shop.example' }

/** Changes as the routes carry them out, by the data that a browser sends, which is the same when it sends again. */
export const changes = {
  async register({ database, queue }: Backend, { email = '' }) {
    const registration = registrationSchema.parse({ email, password, fullName: 'Kari Nordmann' })
    const now = new Date()
    await register(
      database,
      { ...registration, lang: 'nb' },
      browser,
      (transaction, member) => mailVerification(transaction, member, { queue, sender }, now),
      now,
    )
  },
  async forget({ database, queue }: Backend, { email = '' }) {
    const writeResetMail: Parameters<typeof requestPasswordReset>[2] = (transaction, { resetId, code }) =>
      enqueueMail(
        transaction,
        queue,
        writeMail('passwordReset', { code, url: sender.siteOrigin }, { to: email, lang: 'nb', sender, id: resetId }),
      )
    await requestPasswordReset(database, email, writeResetMail, new Date())
  },
  async reset({ database, queue }: Backend, { id = '', code = '', token = '' }) {
    await resetPassword(
      database,
      id,
      { code, token, password: newPassword },
      browser,
      mailPasswordChanged({ queue, sender }),
      new Date(),
    )
  },
  async reserve({ database, queue }: Backend, { key = '', email = '' }) {
    const { centraId, crowdfundingMax } = campaign
    const ports = {
      database,
      queue,
      sender,
      now: new Date(),
      campaigns: new Map([
        [
          centraId,
          {
            campaign: { productState: 'crowdFunding', crowdfundingMax },
            title: () => 'Storr',
            path: () => undefined,
          } as const,
        ],
      ]),
    }
    const line = {
      centraId,
      itemId: '10601-1060101',
      quantity: 1,
      priceEach: 1299,
      currency: 'NOK',
      title: 'Storr',
      fit: null,
      size: 'M',
      colour: null,
    }
    const request = {
      idempotencyKey: key,
      email,
      isVerified: true,
      lang: 'nb',
      memberId: null,
      country: 'NO',
      delivery: null,
      lines: [line],
      state: 'confirmed',
    } as const
    await placeReservation(ports, request)
  },
  async post({ database }: Backend, { id = '', parentId = '', memberId = '' }) {
    await writePost(
      database,
      { id, documentId, parentId, text: 'God jakke', notifiesOfReplies: false },
      { memberId },
      new Date(),
    )
  },
  async mailReturned({ database, queue }: Backend, { itemId = '' }) {
    await mailReturnedItems({
      database,
      queue,
      now: () => new Date(),
      sender: async () => sender,
      returned: async () => new Map([[itemId, () => ({ title: 'Jakke', choice, url: 'https://shop.example/nb' })]]),
    })
  },
} satisfies Record<string, (backend: Backend, data: Readonly<Record<string, string | undefined>>) => Promise<void>>

export type ChangeName = keyof typeof changes

/** How many mails of the outbox are addressed to somebody. */
export async function mailsTo(database: Database, email: string): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail' AND data->'mail'->>'to' = ${email}`,
  )
  return rows[0]?.count ?? 0
}
