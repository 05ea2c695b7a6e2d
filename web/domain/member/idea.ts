import { z } from 'zod'
import { ideaLimits } from './idea-limits.ts'
import { plainTextSchema } from './plain-text.ts'

/** `POST community/idea` (R5.10, R7.07). */
export const newIdeaSchema = z.object({
  /** Chosen by the browser, so that sending again stores nothing twice; without one, the server chooses it. */
  id: z.uuid().optional(),
  content: plainTextSchema(ideaLimits.content, 'api:pitchIdeaContentRequired'),
  /** Pictures as data URLs. */
  images: z.array(z.string()).max(ideaLimits.pictures, 'api:tooManyPictures').default([]),
})
export type NewIdea = z.output<typeof newIdeaSchema>
