/** The fields of the index and how much a match in each weighs. `ends` are ends of compounds; `other` is what else the other language has. */
export const boost = { title: 10, ends: 5, kind: 4, otherTitle: 4, keywords: 2, lead: 2, text: 1, other: 0.4 }
export type Field = keyof typeof boost
export const fields = Object.keys(boost).filter((name): name is Field => name in boost)

/** Those that name what a page is about. */
export const thingFields: ReadonlySet<string> = new Set<Field>(['title', 'ends', 'kind', 'otherTitle', 'keywords'])

export const titleFields: readonly Field[] = ['title', 'ends']

/** Those in which a product says what it is. */
export const introFields: readonly Field[] = [...titleFields, 'kind', 'keywords', 'lead']
