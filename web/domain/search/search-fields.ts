/**
 * The fields of an entry and how much a match in each weighs. `ends` are ends of compounds; `other` holds the other
 * language's texts.
 */
export const boost = { title: 10, ends: 5, kind: 4, otherTitle: 4, keywords: 2, lead: 2, text: 1, other: 0.4 }
export type Field = keyof typeof boost

/** The fields that name what a page is about. */
export const thingFields: ReadonlySet<string> = new Set<Field>(['title', 'ends', 'kind', 'otherTitle', 'keywords'])

export const titleFields: readonly Field[] = ['title', 'ends']

/** The fields in which a product says what it is. */
export const introFields: readonly Field[] = [...titleFields, 'kind', 'keywords', 'lead']

/** The fields that are short enough to be compared for every candidate. */
export const shortFields = [
  'title',
  'ends',
  'kind',
  'otherTitle',
  'keywords',
  'lead',
] as const satisfies readonly Field[]

/** Bodies, in which the engine looks. */
export const bodyFields = ['text', 'other'] as const satisfies readonly Field[]
