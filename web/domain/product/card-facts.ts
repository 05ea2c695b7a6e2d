import { z } from 'zod'
import { ratingSchema } from '../member/review.ts'

const campaign = z.object({
  /** ISO date of the last day. */
  date: z.string().nullable(),
  goal: z.number().nullable(),
  max: z.number().nullable(),
})

/**
 * The facts on a product's card in one language: the server makes them, and cards that come later are rendered from
 * them in the browser.
 */
export const cardFactsSchema = z.object({
  centraId: z.string().nullable(),
  /** Null where the product has no page in this language. */
  href: z.string().nullable(),
  title: z.string().nullable(),
  /** Addresses in 730x937; `second` is shown under the pointer. */
  picture: z.object({ src: z.string(), alt: z.string(), second: z.string().nullable() }).nullable(),
  tag: z
    .object({
      kind: z.enum(['text', 'preorder', 'crowdFunding', 'crowdFundingEnded', 'joinTheDiscussion', 'testPhase']),
      text: z.string(),
      /** The page on which an idea is discussed. */
      href: z.string().nullable(),
    })
    .nullable(),
  colours: z.array(z.object({ name: z.string().nullable(), hex: z.string().nullable(), hex2: z.string().nullable() })),
  /** Hex code of the colour that the picture shows. */
  shownColour: z.string().nullable(),
  rating: ratingSchema.nullable(),
  hasPrice: z.boolean(),
  /** While it takes reservations. */
  campaign: campaign.nullable(),
  /** The texts of a campaign that do not depend on its count. */
  campaignTexts: z.array(z.string()),
})

type Facts = z.output<typeof cardFactsSchema>

export type CardFacts = { readonly [Key in keyof Facts]: Readonly<Facts[Key]> }
