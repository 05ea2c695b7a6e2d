import { z } from 'zod'
import { documentIdSchema } from '#web/domain/content/document-id.ts'
import { threadSchema } from '#web/domain/member/posts.ts'
import type { Contract } from '../contract.ts'

export const listPosts = {
  method: 'GET',
  path: '/api/v1/discussions/{documentId}',
  summary: "A page of a product's discussion: pinned posts first, then the newest, each with its first replies.",
  params: z.object({ documentId: documentIdSchema }),
  query: z.object({ after: z.string().max(200).optional() }),
  response: z.object({
    items: z.array(threadSchema),
    /** `after` of the next page; null at the end. */
    next: z.string().nullable(),
    /** The time of the response, from which to count what is new; ISO 8601. */
    at: z.string(),
  }),
  errors: [],
  example: {
    params: { documentId: 'product-storr' },
    response: {
      items: [
        {
          id: '3f0d1f8c-8a5e-4a61-9c0b-5f3e2d1c0b9a',
          text: 'Passer den over en tykk genser?',
          isPinned: false,
          isByShop: false,
          author: { id: 'a3bb189e-8bf9-3888-9912-ace4e6543002', name: 'Kari Nordmann' },
          likeCount: 7,
          replyCount: 0,
          createdAt: '2026-11-22T08:00:00.000Z',
          isEdited: false,
          isLiked: false,
          replies: [],
        },
      ],
      next: null,
    },
  },
} as const satisfies Contract
