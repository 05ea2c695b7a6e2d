/** The fields that determine a document's address, or what a redirect does. */
export const addressFields = ['slug', 'path', 'category', 'genders', 'from', 'to', 'permanent'] as const

/**
 * The fields of a document that the publish webhook sends, before and after it was published. Not the whole document: a
 * delivery stays small, however long a page is. The projection in docs/going-to-production.md names the same fields.
 */
export const publicationFields = ['_updatedAt', ...addressFields] as const
