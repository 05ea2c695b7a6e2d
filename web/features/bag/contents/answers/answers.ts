import { z } from 'zod'

const picture = z.object({ src: z.string(), srcSet: z.string().optional() }).nullish()

const product = z.object({
  centraId: z.string(),
  title: z.string().nullish(),
  href: z.string().nullish(),
  productState: z.string().nullish(),
  crowdfundingDate: z.string().nullish(),
  picture,
  colors: z.array(z.object({ hex: z.string().nullish(), hex2: z.string().nullish(), picture })),
})

/**
 * What `GET /api/products` answers. From these `npm run typegen` writes the checks that run in the browser
 * (docs/decisions/0014-answers-checked-by-generated-code.md), which imports only the types of this module.
 */
export const answers = { bagProducts: z.object({ products: z.array(product) }) } as const

export type Answer<Name extends keyof typeof answers> = z.infer<(typeof answers)[Name]>
