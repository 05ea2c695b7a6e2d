import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../stack/root.ts'

const kinds = ['content', 'listing', 'product'] as const

const schema = z.object({
  javascriptGzipKilobytes: z.record(z.enum(kinds), z.number()),
  templates: z.array(z.object({ name: z.string(), kind: z.enum(kinds), path: z.string() })),
})

type Budgets = z.infer<typeof schema>

/** The script budget of each kind of page, and one page of each template (`tests/budgets.json`). Kilobytes of 1,000 bytes. */
export function readBudgets(): Budgets {
  return schema.parse(JSON.parse(readFileSync(join(root, 'tests/budgets.json'), 'utf8')))
}
