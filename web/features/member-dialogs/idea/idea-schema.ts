import { maxLength, minLength, object, string, trim } from 'zod/mini'
import { ideaLimits } from '#web/domain/member/idea-limits.ts'

const { min, max } = ideaLimits.content

/** R5.10; the server checks the same again (domain/member/idea.ts). */
export const ideaSchema = object({
  content: string().check(trim(), minLength(min, 'pitchIdeaContentRequired'), maxLength(max)),
})
