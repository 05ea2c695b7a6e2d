import { z } from 'zod'
import { accountPostSchema } from '#web/domain/member/own-contributions.ts'
import { languages } from '#web/routing/languages.ts'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'
import { pageOf } from '../page-of.ts'

export const listOwnPosts = {
  method: 'GET',
  path: '/api/v1/users/me/posts',
  summary: 'A page of the posts and replies that the member has written, the newest first; without deleted ones.',
  query: z.object({ lang: z.enum(languages).optional(), after: z.string().max(200).optional() }),
  response: pageOf(accountPostSchema),
  errors: ['notLoggedIn'],
  example: {
    query: {},
    response: {
      items: [
        {
          id: exampleIds.postId,
          productTitle: 'Yr lommejakke',
          href: '/nb/community/yr',
          text: 'Kan lommene bli dypere?',
          createdAt: '2026-11-22T08:00:00.000Z',
          isEdited: false,
          isHidden: false,
          isReply: false,
          likeCount: 3,
          replyCount: 1,
        },
      ],
      next: null,
    },
  },
} as const satisfies Contract
