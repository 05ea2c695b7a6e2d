import { z } from 'zod'

/** `waiting`: asked for, but the owner of the address has not confirmed it yet. */
const subscriptionSchema = z.object({
  state: z.enum(['off', 'waiting', 'on']),
  /** ISO 8601; null unless it is on. */
  since: z.string().nullable(),
})
export type Subscription = z.infer<typeof subscriptionSchema>

/** The mails that a member asked for at registration or in the account (R3.08). */
export const subscriptionsSchema = z.object({ newsletter: subscriptionSchema, community: subscriptionSchema })
export type Subscriptions = z.infer<typeof subscriptionsSchema>

/** Subscriptions that are not named are left as they are. */
export const subscriptionsChangeSchema = z.object({
  newsletter: z.boolean().optional(),
  community: z.boolean().optional(),
})
export type SubscriptionsChange = z.output<typeof subscriptionsChangeSchema>

export const notSubscribed: Subscription = { state: 'off', since: null }
export const waitingSubscription: Subscription = { state: 'waiting', since: null }

export function subscribedSince(since: Date): Subscription {
  return { state: 'on', since: since.toISOString() }
}
