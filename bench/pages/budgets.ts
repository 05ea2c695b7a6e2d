import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '#scripts/stack/root.ts'
import type { PageWeight } from './page-weight.ts'

const kinds = ['content', 'listing', 'product', 'checkout'] as const

const schema = z.object({
  /** The most that a page of the kind may load (`countedJavascript`). */
  javascriptGzipKilobytes: z.record(z.enum(kinds), z.number()),
  /** The most that a document of the kind may weigh, with the styles in it. */
  documentGzipKilobytes: z.record(z.enum(kinds), z.number()),
  /** The most that the fonts of a page may weigh. */
  fontKilobytes: z.number(),
  templates: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(kinds),
      path: z.string(),
    }),
  ),
})

type Budgets = z.infer<typeof schema>

/**
 * The limits that no template may exceed, and one page of each template (`tests/budgets.json`). Kilobytes of 1,000
 * bytes.
 */
export function readBudgets(): Budgets {
  return schema.parse(JSON.parse(readFileSync(join(root, 'tests/budgets.json'), 'utf8')))
}

/**
 * The size that the limit of a kind applies to, in kilobytes: all scripts, in the checkout those that are requested
 * before the Drop-in.
 */
export function countedJavascript(kind: (typeof kinds)[number], weight: PageWeight): number {
  return (kind === 'checkout' ? weight.javascriptBeforeDropIn : weight.javascript).bytes / 1000
}
