import type { Handled } from '../publications/public.ts'

type Version = { readonly _id: string; readonly _updatedAt: string }

type Outcomes<Document> = { readonly handled: readonly Handled[]; readonly documents: readonly Document[] }

/** Joins several into one: the newest version of each document, unless it is gone since. */
export function joinFed<Document extends Version>(all: readonly Outcomes<Document>[]): Outcomes<Document> {
  const handled = all.flatMap((one) => one.handled)
  const newest = new Map<string, Document>()
  for (const document of all.flatMap((one) => one.documents)) {
    const known = newest.get(document._id)
    if (!known || known._updatedAt <= document._updatedAt) newest.set(document._id, document)
  }
  if (all.length > 1)
    for (const { documentId, publishedAt, isGone } of handled) {
      const document = newest.get(documentId)
      if (isGone && document && new Date(document._updatedAt) <= publishedAt) newest.delete(documentId)
    }
  return { handled, documents: [...newest.values()] }
}
