import type { Language } from '#web/routing/languages.ts'

/** What a shopper types, and the documents of which one must be among the first three. */
export type ShopperQuery = { readonly lang: Language; readonly q: string; readonly expected: readonly string[] }

/** Queries of one language, each with the ids of the documents that it may find. */
export type Expectations = readonly (readonly [q: string, expected: readonly string[]])[]

export function inBoth(nb: Expectations, en: Expectations): readonly ShopperQuery[] {
  return [
    ...nb.map(([q, expected]) => ({ lang: 'nb' as const, q, expected })),
    ...en.map(([q, expected]) => ({ lang: 'en' as const, q, expected })),
  ]
}
