import { z } from 'zod'
import { ratingSchema } from '#web/domain/member/review.ts'
import { productStates } from '#web/domain/product/availability.ts'
import { campaignDecision } from '#web/domain/product/campaign-summary.ts'
import { fits } from '#web/domain/product/fit.ts'
import { languages } from '#web/routing/languages.ts'
import type { Contract, ResponseOf } from '../contract.ts'

const picture = z.object({ src: z.string(), srcSet: z.string(), alt: z.string() }).nullable()

const productFacts = z.object({
  centraId: z.string(),
  title: z.string().nullable(),
  /** Path of its page; null where the language has none. */
  href: z.string().nullable(),
  productState: z.enum(productStates).nullable(),
  /** `YYYY-MM-DD` */
  crowdfundingDate: z.string().nullable(),
  crowdfundingGoal: z.number().nullable(),
  crowdfundingMax: z.number().nullable(),
  crowdfundingMaxPerPerson: z.number().nullable(),
  /** The staff's decision about its campaign; null while that is open. */
  decision: campaignDecision.nullable(),
  /** Null without reviews. */
  rating: ratingSchema.nullable(),
  picture,
  /** Colour codes with a hash sign, each with a picture that shows it. */
  colors: z.array(
    z.object({
      name: z.string().nullable(),
      hex: z.string().nullable(),
      hex2: z.string().nullable(),
      picture,
    }),
  ),
})

/** A product as the content has it, in one language. */
export type ProductFacts = ResponseOf<typeof getProductFacts>['products'][number]

export const getProductFacts = {
  method: 'GET',
  path: '/api/products',
  summary: 'The content’s side of products, in the order asked for; those that the content does not have are left out.',
  query: z.object({
    lang: z.enum(languages),
    /** `101,102`: numbers of the commerce platform, at most 100. */
    ids: z
      .string()
      .regex(/^[\w-]{1,40}(,[\w-]{1,40}){0,99}$/)
      .transform((ids) => [...new Set(ids.split(','))]),
    /** The pictures show this fit where there are any. */
    fit: z.enum(fits).optional(),
  }),
  response: z.object({ products: z.array(productFacts) }),
  errors: [],
  example: {
    query: { lang: 'nb', ids: '101,102' },
    response: {
      products: [
        {
          centraId: '101',
          title: 'Storr skalljakke',
          href: '/nb/shop/storr-skalljakke',
          productState: 'normal',
          crowdfundingDate: null,
          crowdfundingGoal: null,
          crowdfundingMax: null,
          crowdfundingMaxPerPerson: null,
          decision: null,
          rating: { average: 4.3, count: 12 },
          picture: {
            src: '/images/storr.jpg?w=400',
            srcSet: '/images/storr.jpg?w=800 800w',
            alt: 'Storr skalljakke i gran',
          },
          colors: [{ name: 'Gran', hex: '#1F3033', hex2: null, picture: null }],
        },
      ],
    },
  },
} as const satisfies Contract
