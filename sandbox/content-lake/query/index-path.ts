export const TRAVERSAL = null

/** Steps from a document to a value in it: attribute names, and TRAVERSAL for every item of a list. */
export type IndexPath = readonly (string | typeof TRAVERSAL)[]
