/** Those of the documents referred to that are there: a reference to one that is not published, or gone, is answered with null. */
export function present<Document>(referred: readonly (Document | null)[] | null | undefined): Document[] {
  return (referred ?? []).filter((document) => document !== null)
}
