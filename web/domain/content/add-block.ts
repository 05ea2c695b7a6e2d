import { z } from 'zod'

/** The message with which a previewed page asks the Studio next to it to add a block, after one that it shows. */
export const addBlockMessage = z.object({
  type: z.literal('tretopp/add-block'),
  documentId: z.string(),
  documentType: z.string(),
  /** Path of the rich text in the document, e.g. `content.nb`. */
  path: z.string(),
  /** `_key` of the block before the new one. */
  after: z.string(),
})

export type AddBlockMessage = z.output<typeof addBlockMessage>
