import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const listBrokenLinks = {
  method: 'GET',
  path: '/api/v1/staff/broken-links',
  summary: 'Links of published documents to other sites that could not be opened when they were last asked, for staff.',
  response: z.object({
    items: z.array(
      z.object({
        /** Without its anchor. */
        address: z.string(),
        /** `gone`: 404 or 410; `refused`: another error; `silent`: no response at all. */
        problem: z.enum(['gone', 'refused', 'silent']),
        /** The last status; 0 without a response. */
        status: z.number(),
        checkedAt: z.string(),
      }),
    ),
  }),
  errors: ['invalidToken'],
  example: {
    response: {
      items: [
        { address: 'https://example.org/gone', problem: 'gone', status: 404, checkedAt: '2026-11-22T08:00:00.000Z' },
      ],
    },
  },
} as const satisfies Contract
