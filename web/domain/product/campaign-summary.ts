import { z } from 'zod'

/** `notEnough`: too few reserved, and nothing is charged. */
export const campaignDecision = z.enum(['production', 'notEnough'])

/** How a campaign stands, as staff see it. */
export const campaignSummarySchema = z.object({
  /** Garments that are reserved, pending ones included. */
  orderCount: z.number(),
  /** Confirmed reservations: so many get a mail about the decision. */
  reservations: z.number(),
  /** Null while nothing is decided. */
  decision: campaignDecision.nullable(),
  /** ISO 8601. */
  decidedAt: z.string().nullable(),
  /** The name of the member of staff. */
  decidedBy: z.string().nullable(),
  /** How many have got the mail about the decision so far, or have it in the outbox. */
  mailed: z.number(),
  /** How many have bought what they reserved. */
  bought: z.number(),
})
export type CampaignSummary = z.infer<typeof campaignSummarySchema>
