import { subscriptionsSchema } from '#web/domain/member/subscriptions.ts'
import type { Contract } from '../contract.ts'

export const getSubscriptions = {
  method: 'GET',
  path: '/api/v1/users/me/subscriptions',
  summary: 'Whether the member gets the newsletter, and mails about new campaigns.',
  response: subscriptionsSchema,
  errors: ['notLoggedIn'],
  example: {
    response: {
      newsletter: { state: 'on', since: '2026-11-22T08:00:00.000Z' },
      community: { state: 'off', since: null },
    },
  },
} as const satisfies Contract
