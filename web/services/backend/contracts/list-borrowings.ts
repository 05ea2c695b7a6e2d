import { z } from 'zod'
import { staffBorrowingSchema } from '#web/domain/borrowing/borrowing-views.ts'
import { documentIdSchema } from '#web/domain/content/document-id.ts'
import type { Contract } from '../contract.ts'
import { pageOf } from '../page-of.ts'

export const listBorrowings = {
  method: 'GET',
  path: '/api/v1/staff/borrowings',
  summary: 'Borrowed test garments, for staff: all that are out, the next pick-up first; or those that ended, by page.',
  query: z.object({
    which: z.enum(['out', 'ended']),
    documentId: documentIdSchema.optional(),
    after: z.string().max(100).optional(),
  }),
  response: pageOf(staffBorrowingSchema),
  errors: ['invalidToken', 'editorsOnly'],
  example: {
    query: { which: 'out' },
    response: {
      items: [
        {
          id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10',
          state: 'handedOut',
          documentId: 'product-rein-stretch-jacket',
          size: 'M',
          name: 'Kari Nordmann',
          email: 'kari@example.com',
          phone: '55 00 14 20',
          pickUpDay: '2026-11-20',
          keptUntil: '2026-11-27',
          isMember: true,
          createdAt: '2026-11-18T08:00:00.000Z',
          handedOutAt: '2026-11-20T11:00:00.000Z',
          handedOutBy: 'Ola Nordmann',
          returnedAt: null,
          returnedBy: null,
        },
      ],
      next: null,
    },
  },
} as const satisfies Contract
