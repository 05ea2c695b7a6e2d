import { z } from 'zod'
import { documentIdSchema } from '#web/domain/content/document-id.ts'
import { MAX_LISTED } from '#web/domain/listing/listing-limits.ts'
import { cardFactsSchema } from '#web/domain/product/card-facts.ts'
import { genders } from '#web/routing/genders.ts'
import { languages } from '#web/routing/languages.ts'
import type { Contract, ResponseOf } from '../contract.ts'

const values = z.array(z.string())
const counts = z.record(z.string(), z.number())

const listed = z.object({
  id: z.string(),
  category: values,
  fit: values,
  size: values,
  color: values,
  state: values,
  name: z.string(),
  createdAt: z.string(),
  priceId: z.string().nullable(),
  rating: z.number().optional(),
  card: cardFactsSchema,
})

/** Some products of a list, with their cards and the values that filters read. */
export type ListingResponse = ResponseOf<typeof listProducts>

export const listProducts = {
  method: 'GET',
  path: '/api/v1/listings',
  summary:
    'Products of a list of the shop: all of them where there are 200 or fewer, else those that the filters ask for, in order, from one place to another.',
  query: z.object({
    lang: z.enum(languages),
    gender: z.enum(genders).optional(),
    clothingType: documentIdSchema.optional(),
    /** Filters and order as in the address of the list: `size=M&size=L&sort=newest`. */
    filters: z.string().max(4000).default(''),
    from: z.coerce.number().pipe(z.int().min(0).max(1_000_000)).default(0),
    to: z.coerce.number().pipe(z.int().min(1).max(1_000_240)).default(MAX_LISTED),
  }),
  response: z.object({
    /** True where these are all products of the list, whatever the filters ask for. */
    isWhole: z.boolean(),
    /** How many products the filters leave. */
    found: z.number(),
    /** How many products each option would leave. */
    counts: z.object({ category: counts, fit: counts, size: counts, color: counts, state: counts }),
    products: z.array(listed),
  }),
  errors: [],
  example: {
    query: { lang: 'nb', gender: 'women', filters: 'size=M' },
    response: {
      isWhole: true,
      found: 1,
      counts: { category: { jakker: 1 }, fit: { women: 1 }, size: { M: 1 }, color: { green: 1 }, state: { normal: 1 } },
      products: [
        {
          id: 'product-storr-skalljakke',
          category: ['jakker'],
          fit: ['women'],
          size: ['M'],
          color: ['green'],
          state: ['normal'],
          name: 'Storr skalljakke',
          createdAt: '2026-01-01T00:00:00Z',
          priceId: '101',
          card: {
            centraId: '101',
            href: '/nb/shop/storr-skalljakke?fit=women',
            title: 'Storr skalljakke',
            picture: { src: '/images/storr.jpg?w=730&h=937', alt: 'Storr skalljakke i gran', second: null },
            tag: null,
            colours: [{ name: 'Gran', hex: '#1F3033', hex2: null }],
            shownColour: '#1F3033',
            rating: { average: 4.3, count: 12 },
            hasPrice: true,
            campaign: null,
            campaignTexts: [],
          },
        },
      ],
    },
  },
} as const satisfies Contract
