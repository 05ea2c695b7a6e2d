import { z } from 'zod'

/** `notEnough`: too few reserved, and nothing is charged. */
export const campaignDecision = z.enum(['production', 'notEnough'])

/** The state of a campaign, for staff. */
export const campaignSummarySchema = z.object({
  /** Garments that are reserved, pending ones included. */
  orderCount: z.number(),
  /** Confirmed reservations, each of which gets a mail about the decision. */
  reservations: z.number(),
  /** Null while nothing is decided. */
  decision: campaignDecision.nullable(),
  /** ISO 8601. */
  decidedAt: z.string().nullable(),
  /** The name of the member of staff. */
  decidedBy: z.string().nullable(),
  /** Reservations whose mail about the decision is sent or in the outbox. */
  mailed: z.number(),
  /** Reservations whose garments have been bought. */
  bought: z.number(),
})
export type CampaignSummary = z.infer<typeof campaignSummarySchema>
