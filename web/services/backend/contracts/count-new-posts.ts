import { z } from 'zod'
import { documentIdSchema } from '#web/domain/content/document-id.ts'
import { isoTimeSchema } from '#web/domain/iso-time.ts'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'

export const countNewPosts = {
  method: 'GET',
  path: '/api/v1/discussions/{documentId}/news',
  summary: 'How many posts and replies others have written since; 100 means that many or more.',
  params: z.object({ documentId: documentIdSchema }),
  query: z.object({ since: isoTimeSchema }),
  response: z.object({ count: z.number() }),
  errors: [],
  example: {
    params: { documentId: exampleIds.documentId },
    query: { since: '2026-11-22T08:00:00Z' },
    response: { count: 3 },
  },
} as const satisfies Contract
