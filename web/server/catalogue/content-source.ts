import type { PublishedFields } from '../db/schema/published-documents.ts'

/** The published content that feeds the catalogue (web/content/published-documents.ts). */
export type ContentSource = {
  readonly dataset: string
  /** Changes when every document has to be read again. */
  readonly source: string
  /** How many documents one read may ask for. */
  readonly documentsAtOnce: number
  readonly read: (ids: readonly string[]) => Promise<readonly PublishedFields[]>
  /** The next documents after an id, in order of their ids; none after the last. */
  readonly versionsAfter: (id: string) => Promise<readonly { readonly _id: string; readonly _updatedAt: string }[]>
}
