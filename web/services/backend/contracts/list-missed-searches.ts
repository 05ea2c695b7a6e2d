import { z } from 'zod'
import { languages } from '#web/routing/languages.ts'
import type { Contract } from '../contract.ts'

export const listMissedSearches = {
  method: 'GET',
  path: '/api/v1/staff/missed-searches',
  summary: 'The searches of the last 90 days that found nothing, the most frequent first, for staff.',
  response: z.object({
    items: z.array(
      z.object({ lang: z.enum(languages), query: z.string(), count: z.number(), lastSearchedAt: z.string() }),
    ),
  }),
  errors: ['invalidToken'],
  example: {
    response: {
      items: [{ lang: 'nb', query: 'gummistøvler', count: 7, lastSearchedAt: '2026-11-22T08:00:00.000Z' }],
    },
  },
} as const satisfies Contract
