import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Language } from '#web/routing/languages.ts'

/** What a shopper types, and the documents of which one must be among the first three. */
export type ShopperQuery = { readonly lang: Language; readonly q: string; readonly expected: readonly string[] }

type UnseenSet = {
  /** Share of the set that found an expected page among the first three when it was run for the first time. */
  readonly firstShare: number
  readonly queries: readonly ShopperQuery[]
}

const listsSchema = z.record(z.string(), z.array(z.string()))
const querySetSchema = z.object({ nb: listsSchema, en: listsSchema })
const unseenSchema = z.array(querySetSchema.extend({ firstShare: z.number() }))

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

/** Ids of pages that serve the same need, by a name that the queries may use in place of the ids. */
const groups = listsSchema.parse(read('page-groups.json'))

function queriesOf(set: z.infer<typeof querySetSchema>): ShopperQuery[] {
  const inLanguage = (lang: Language) =>
    Object.entries(set[lang]).map(([q, pages]) => ({
      lang,
      q,
      expected: pages.flatMap((page) => groups[page] ?? page),
    }))
  return [...inLanguage('nb'), ...inLanguage('en')]
}

/**
 * As shoppers type, in both languages; the search was tuned with them. Add to them; an expectation changes only when
 * the demo shop does.
 */
export const SHOPPER_QUERIES: readonly ShopperQuery[] = queriesOf(querySetSchema.parse(read('shopper-queries.json')))

/** Written before anybody saw their results, oldest first. */
export const UNSEEN_SETS: readonly UnseenSet[] = unseenSchema
  .parse(read('unseen-queries.json'))
  .map(({ firstShare, ...set }) => ({ firstShare, queries: queriesOf(set) }))
