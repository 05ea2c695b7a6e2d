import { z } from 'zod'
import { reservedItemCountsSchema } from '#web/domain/product/reserved-items.ts'
import type { Contract } from '../contract.ts'

export const countCampaignReservations = {
  method: 'GET',
  path: '/api/v1/staff/campaigns/{centraId}/items',
  summary: 'How many garments of a campaign are reserved, by item and by the status of their reservations, for staff.',
  params: z.object({ centraId: z.string().min(1).max(40) }),
  response: z.object({ items: z.array(reservedItemCountsSchema) }),
  errors: ['invalidToken'],
  example: {
    params: { centraId: '103' },
    response: {
      items: [
        {
          itemId: '10301-1030102',
          fit: 'women',
          size: 'M',
          colour: 'Fjord',
          counts: { reserved: 31, paid: 12, lapsed: 0, pending: 1, unverified: 2, cancelled: 4 },
        },
      ],
    },
  },
} as const satisfies Contract
