import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const requestVerification = {
  method: 'POST',
  path: '/api/v1/users/me/verification',
  summary: "Mails a link that verifies the member's address; nothing is sent for an address that is verified.",
  response: z.object({}),
  errors: ['notLoggedIn'],
  example: { response: {} },
} as const satisfies Contract
