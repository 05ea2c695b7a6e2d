import { z } from 'zod'
import { newsletterRequestSchema } from '#web/domain/visitor/newsletter-request.ts'
import type { Contract } from '../contract.ts'

export const requestNewsletter = {
  method: 'POST',
  path: '/api/v1/newsletter',
  summary: 'Mails a link that confirms the newsletter; the same response for every address.',
  body: newsletterRequestSchema,
  response: z.object({}),
  status: 201,
  errors: ['emailRequired', 'invalidEmail'],
  example: { body: { email: 'kari@example.com', lang: 'nb' }, response: {} },
} as const satisfies Contract
