import { z } from 'zod'

const delivery = z.object({
  productId: z.union([z.number(), z.string()]),
  stock: z.number(),
  nextDeliveryStock: z.number(),
  deliveryDate: z.union([z.string(), z.null()]).optional(),
})

/**
 * What the product backend answers (docs/product/7). From these `npm run typegen` writes the checks that run in the
 * browser (docs/decisions/0014-answers-checked-by-generated-code.md), which imports only the types of this module.
 */
export const answers = {
  preorderStock: z.object({ stock: z.array(delivery) }),
  orderCount: z.object({ orderCount: z.number() }),
} as const satisfies Readonly<Record<string, z.ZodType>>

export type Answer<Name extends keyof typeof answers> = z.infer<(typeof answers)[Name]>
