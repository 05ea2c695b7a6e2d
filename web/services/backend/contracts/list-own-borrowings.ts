import { z } from 'zod'
import { ownBorrowingSchema } from '#web/domain/borrowing/borrowing-views.ts'
import { languages } from '#web/routing/languages.ts'
import type { Contract } from '../contract.ts'

export const listOwnBorrowings = {
  method: 'GET',
  path: '/api/v1/users/me/borrowings',
  summary: "The member's borrowed test garments, the newest first.",
  query: z.object({ lang: z.enum(languages) }),
  response: z.object({ borrowings: z.array(ownBorrowingSchema) }),
  errors: ['notLoggedIn'],
  example: {
    query: { lang: 'nb' },
    response: {
      borrowings: [
        {
          id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10',
          state: 'reserved',
          documentId: 'product-rein-stretch-jacket',
          size: 'M',
          pickUpDay: '2026-11-27',
          keptUntil: '2026-12-04',
          createdAt: '2026-11-22T08:00:00.000Z',
          title: 'Rein stretchjakke',
          href: '/nb/shop/rein-stretchjakke',
          canCancel: true,
        },
      ],
    },
  },
} as const satisfies Contract
