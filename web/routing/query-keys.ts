import { colourQuery } from './colour-codes.ts'
import type { Gender } from './genders.ts'

/** The choice that a product page keeps in its query string (docs/product/2). */
export type ProductChoice = {
  readonly fit?: Gender
  readonly size?: string
  /** One colour or a two-tone pair, as `#RRGGBB`. */
  readonly colour?: readonly [string] | readonly [string, string]
}

/**
 * The keys of docs/product/2 (`fit`, `size`, `color`) for a choice; the page itself reads them
 * (features/product/choice).
 */
export function writeProductChoice(choice: ProductChoice): URLSearchParams {
  const query = new URLSearchParams()
  if (choice.fit) query.set('fit', choice.fit)
  if (choice.size) query.set('size', choice.size)
  const colour = colourQuery(choice.colour?.[0], choice.colour?.[1])
  if (colour) query.set('color', colour)
  return query
}

/** A choice as the query string spells it: `colour` is `1F3033` or `C1F3033CCCCC52`. */
export type WrittenChoice = {
  readonly fit?: string | undefined
  readonly size?: string | undefined
  readonly colour?: string | undefined
}

/** The address of a product page with this choice, which replaces the one that it may hold already. */
export function withChoice(href: string, { fit, size, colour }: WrittenChoice): string {
  const [path = href, query] = href.split('?')
  const all = new URLSearchParams(query)
  for (const [key, value] of Object.entries({ fit, size, color: colour })) if (value) all.set(key, value)
  return all.size > 0 ? `${path}?${all}` : path
}
