import { routableTypes } from '#web/routing/site-pages.ts'

/** Everything that a text can link to: the document types that have a page (docs/product/2). */
export const referenceTargets = routableTypes.map((type) => ({ type }))
