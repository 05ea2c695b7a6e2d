import { mailSender } from '#web/content/mail-sender.ts'
import type { Bag } from '#web/domain/bag/bag.ts'
import { mailboxOf } from '#web/domain/member/mailbox.ts'
import type { Language } from '#web/routing/languages.ts'
import { crowdfundedProducts } from '#web/server/catalogue/products.ts'
import { findPlaced, placeReservation } from '#web/server/crowdfunding/place-reservation.ts'
import type { ReservationLine } from '#web/server/crowdfunding/reserve.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { selectionOf } from '#web/server/platform.ts'
import { failure, success } from '#web/server/result.ts'
import { placeReservation as contract } from '#web/services/backend/contracts/place-reservation.ts'

type Campaigns = Awaited<ReturnType<typeof crowdfundedProducts>>

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    // Members and guests.
    access: 'visitor',
    clientLimit: { calls: 60, seconds: 600 },
    // Each may send a mail.
    subjectLimit: { calls: 10, seconds: 3600, subject: ({ body }) => mailboxOf(body.email) },
    async run({ body, session }) {
      const { idempotencyKey, email, lang, selection, paymentFollows } = body
      const [bag, campaigns] = await Promise.all([selectionOf(selection), crowdfundedProducts(database())])
      const lines = bag ? crowdfundingLines(bag, campaigns, lang) : []
      if (lines.length === 0) {
        // The lines leave the selection once they are reserved: this may be the same call again.
        const placed = await findPlaced(database(), idempotencyKey, email)
        return placed ? success(asResponse(placed)) : failure(bag ? 'nothingToReserve' : 'noSuchSelection')
      }
      const [queue, sender] = await Promise.all([jobQueue(), mailSender()])
      const result = await placeReservation(
        { database: database(), queue, sender, campaigns, now: new Date() },
        {
          idempotencyKey,
          email,
          lang,
          lines,
          memberId: session?.member.id ?? null,
          isVerified: Boolean(session?.member.emailVerifiedAt) && session?.member.email === email,
          country: bag?.country ?? null,
          delivery: bag?.totals.delivery ?? null,
          state: paymentFollows ? 'pending' : 'confirmed',
        },
      )
      return result.ok ? success(asResponse(result.value)) : result
    },
  }),
)

function crowdfundingLines({ lines, currency }: Bag, campaigns: Campaigns, lang: Language): ReservationLine[] {
  return lines.flatMap((line) => {
    const { centraId, itemId, quantity, priceEach, gender: fit, size, colourName: colour } = line
    const product = campaigns.get(centraId)
    if (!product || line.agreedQuantity) return []
    const title = product.title(lang) ?? line.name
    return [{ centraId, itemId, quantity, priceEach, currency, title, fit, size, colour }]
  })
}

function asResponse({ id, state, expiresAt }: NonNullable<Awaited<ReturnType<typeof findPlaced>>>) {
  return { id, state, expiresAt: expiresAt?.toISOString() ?? null }
}
