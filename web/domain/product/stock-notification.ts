import { z } from 'zod'
import { languages } from '#web/routing/languages.ts'
import { itemNumberOf } from './item-number.ts'

function isItemId(value: string): boolean {
  try {
    itemNumberOf(value)
    return true
  } catch {
    return false
  }
}

/** The request of "notify me" (docs/product/4). Addresses are compared in lower case. */
export const stockNotificationSchema = z.object({
  email: z
    .string()
    .trim()
    .max(254, 'api:invalidEmail')
    // Checked before it is lowered: the lower case of the Kelvin sign is an ordinary k.
    .pipe(z.email({ error: 'api:invalidEmail' }).toLowerCase()),
  /** One size of one variant. */
  itemId: z.string().max(40).refine(isItemId, 'api:malformedItem'),
  /** The platform's number of the product. */
  centraId: z.string().min(1).max(40),
  lang: z.enum(languages),
})

export type StockNotificationInput = z.output<typeof stockNotificationSchema>
