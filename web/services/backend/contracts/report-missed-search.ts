import { z } from 'zod'
import { languages } from '#web/routing/languages.ts'
import type { Contract } from '../contract.ts'

export const reportMissedSearch = {
  method: 'POST',
  path: '/api/v1/missed-searches',
  summary:
    'Counts a search that found nothing, for editors. The browser sends it with consent to analytics only; who searched is not stored.',
  body: z.object({ lang: z.enum(languages), q: z.string().max(400) }),
  response: z.object({ isCounted: z.boolean() }),
  errors: [],
  example: { body: { lang: 'nb', q: 'gummistøvler' }, response: { isCounted: true } },
} as const satisfies Contract
