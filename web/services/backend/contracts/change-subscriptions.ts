import { subscriptionsChangeSchema, subscriptionsSchema } from '#web/domain/member/subscriptions.ts'
import type { Contract } from '../contract.ts'

export const changeSubscriptions = {
  method: 'PUT',
  path: '/api/v1/users/me/subscriptions',
  summary: 'Turns the newsletter and mails about new campaigns on or off; what is not named is left as it is.',
  body: subscriptionsChangeSchema,
  response: subscriptionsSchema,
  errors: ['notLoggedIn'],
  example: {
    body: { community: true },
    response: {
      newsletter: { state: 'off', since: null },
      community: { state: 'waiting', since: null },
    },
  },
} as const satisfies Contract
