import { z } from 'zod'

/** A page of a list: its items, and the `after` of the next page, which is null at the end. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next: z.string().nullable() })
}
