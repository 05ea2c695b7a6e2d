import type { Reference, ReferenceRule, ValidationContext } from 'sanity'
import type { Verdict } from './codes.ts'

/** Visitors see only what is published: a mention of anything else is a gap until then. Asks the lake. */
export async function isPublished(value: Reference | undefined, context: ValidationContext): Promise<Verdict> {
  if (!value?._ref || !context.getDocumentExists) return true
  return (
    (await context.getDocumentExists({ id: value._ref })) ||
    'This is not published. Until it is, visitors do not see it here.'
  )
}

/**
 * For references to what a page mentions and can do without: links, products, further reading. They are weak, so that either document can be
 * published, taken back or deleted without the other; the editor is warned. What an address or a listing is made of stays a strong reference.
 */
export const mention = {
  weak: true,
  validation: (rule: ReferenceRule) => rule.custom(isPublished).warning(),
} as const
