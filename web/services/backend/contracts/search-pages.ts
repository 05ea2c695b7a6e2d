import { z } from 'zod'
import { ratingSchema } from '#web/domain/member/review.ts'
import { defaultLanguage, languages } from '#web/routing/languages.ts'
import type { Contract } from '../contract.ts'

/** Results of one response; the search page shows them all. */
const MAX_RESULTS = 60

const text = z.array(z.object({ text: z.string(), hit: z.boolean() }))

const result = z.object({
  href: z.string(),
  documentId: z.string(),
  /** The type of the page; results are grouped by it. */
  kind: z.enum(['product', 'clothingType', 'contentPage', 'page']),
  title: text,
  excerpt: text,
  /** Address of a thumbnail. */
  picture: z.string().optional(),
  /** Set for products, for analytics. */
  centraId: z.string().optional(),
  /** Whether the product is sold, and so has a live price. */
  hasPrice: z.literal(true).optional(),
  /** The rating of products with reviews. */
  rating: ratingSchema.optional(),
})

export const searchPages = {
  method: 'GET',
  path: '/api/search',
  summary:
    'The published pages that match, best first; without a query the clothing types. Values that mean nothing fall back to the defaults.',
  query: z.object({
    lang: z.enum(languages).catch(defaultLanguage),
    q: z.string().catch(''),
    limit: z.coerce
      .number<string | number>()
      .int()
      .positive()
      .transform((limit) => Math.min(limit, MAX_RESULTS))
      .optional()
      .catch(undefined)
      .transform((limit = MAX_RESULTS) => limit),
  }),
  response: z.object({
    q: z.string(),
    /** Number of all results; `items` may hold fewer. */
    total: z.number(),
    /** False when no page has all the words and the results are the nearest. */
    exact: z.boolean(),
    /** The editors' answer about something that the shop does not have. */
    answer: z
      .object({ text: z.string(), link: z.object({ title: z.string(), href: z.string() }).optional() })
      .optional(),
    items: z.array(result),
  }),
  errors: [],
  example: {
    query: { lang: 'nb', q: 'skalljakke', limit: '5' },
    response: {
      q: 'skalljakke',
      total: 1,
      exact: true,
      items: [
        {
          href: '/nb/shop/storr-skalljakke',
          documentId: 'product-storr',
          kind: 'product',
          title: [
            { text: 'Storr ', hit: false },
            { text: 'skalljakke', hit: true },
          ],
          excerpt: [{ text: 'Tre lag, tette sømmer.', hit: false }],
          centraId: '101',
          hasPrice: true,
          rating: { average: 4.3, count: 12 },
        },
      ],
    },
  },
} as const satisfies Contract
