import { z } from 'zod'
import { postSchema } from '#web/domain/member/posts.ts'
import type { Contract } from '../contract.ts'

export const listReplies = {
  method: 'GET',
  path: '/api/v1/posts/{id}/replies',
  summary: 'A page of the replies to a post, the oldest first.',
  params: z.object({ id: z.uuid() }),
  query: z.object({ after: z.string().max(200).optional() }),
  response: z.object({
    items: z.array(postSchema),
    /** `after` of the next page; null at the end. */
    next: z.string().nullable(),
  }),
  errors: [],
  example: {
    params: { id: '3f0d1f8c-8a5e-4a61-9c0b-5f3e2d1c0b9a' },
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
        },
      ],
      next: null,
    },
  },
} as const satisfies Contract
