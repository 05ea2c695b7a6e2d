import { z } from 'zod'
import { accountReviewSchema } from '#web/domain/member/own-contributions.ts'
import { languages } from '#web/routing/languages.ts'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'
import { pageOf } from '../page-of.ts'

export const listOwnReviews = {
  method: 'GET',
  path: '/api/v1/users/me/reviews',
  summary: 'A page of the reviews that the member has written, the newest first.',
  query: z.object({ lang: z.enum(languages).optional(), after: z.string().max(200).optional() }),
  response: pageOf(accountReviewSchema),
  errors: ['notLoggedIn'],
  example: {
    query: {},
    response: {
      items: [
        {
          id: exampleIds.postId,
          productTitle: 'Yr lommejakke',
          href: '/nb/shop/yr',
          text: 'Tørr etter to timer.',
          createdAt: '2026-11-22T08:00:00.000Z',
          isEdited: false,
          isHidden: false,
          title: 'God i regn',
          stars: 5,
        },
      ],
      next: null,
    },
  },
} as const satisfies Contract
