import { z } from 'zod'
import { staffReservationSchema } from '#web/domain/product/reservation.ts'
import type { Contract } from '../contract.ts'
import { pageOf } from '../page-of.ts'

export const listCampaignReservations = {
  method: 'GET',
  path: '/api/v1/staff/campaigns/{centraId}/reservations',
  summary: 'A page of the reservations of a campaign, for staff: the newest first, with their status and mails.',
  params: z.object({ centraId: z.string().min(1).max(40) }),
  query: z.object({ after: z.string().max(100).optional() }),
  response: pageOf(staffReservationSchema),
  errors: ['invalidToken', 'editorsOnly'],
  example: {
    params: { centraId: '101' },
    query: {},
    response: {
      items: [
        {
          id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10',
          email: 'kari@example.com',
          name: null,
          isMember: false,
          createdAt: '2026-11-22T08:00:00.000Z',
          status: 'reserved',
          lines: [
            {
              centraId: '101',
              title: 'Storr skalljakke',
              fit: 'women',
              size: 'M',
              colour: 'Fjord',
              quantity: 1,
              price: { amount: 3499, currency: 'NOK' },
              itemId: '10101-1010102',
            },
          ],
          boughtBy: null,
          mailedAt: '2026-12-02T08:00:00.000Z',
          payBy: '2026-12-16T08:00:00.000Z',
          sentAgain: { at: '2026-12-04T10:00:00.000Z', by: 'Ola Nordmann' },
          canSendLink: true,
        },
      ],
      next: null,
    },
  },
} as const satisfies Contract
