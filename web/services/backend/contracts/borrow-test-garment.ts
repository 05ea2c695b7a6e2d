import { z } from 'zod'
import { borrowingSchema } from '#web/domain/borrowing/borrowing.ts'
import type { Contract } from '../contract.ts'

export const borrowTestGarment = {
  method: 'POST',
  path: '/api/v1/borrowings',
  summary: 'Keeps a test garment to be picked up in the shop, and confirms it by mail. No login is needed.',
  body: borrowingSchema,
  response: z.object({
    id: z.string(),
    /** `YYYY-MM-DD`, days in Oslo. */
    pickUpDay: z.string(),
    keptUntil: z.string(),
  }),
  status: 201,
  errors: [
    'nameRequired',
    'nameTooLong',
    'nameHasInvisibleCharacters',
    'nameHasContact',
    'emailRequired',
    'invalidEmail',
    'phoneRequired',
    'invalidPhone',
    'notAPickUpDay',
    'termsRequired',
    'noSuchProduct',
    'noSuchSize',
    'noneLeft',
    'alreadyBorrowed',
    'differentRequest',
  ],
  example: {
    body: {
      idempotencyKey: '9b2b7f4e-0a53-4f3a-9a6e-0f3b6a4f7c11',
      documentId: 'product-rein-stretch-jacket',
      size: 'M',
      name: 'Kari Nordmann',
      email: 'kari@example.com',
      phone: '55 00 14 20',
      pickUpDay: '2026-11-27',
      acceptsTerms: true,
      lang: 'nb',
    },
    response: { id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10', pickUpDay: '2026-11-27', keptUntil: '2026-12-04' },
  },
} as const satisfies Contract
