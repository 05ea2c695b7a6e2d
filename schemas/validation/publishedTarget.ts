import type { Reference, ReferenceRule, ValidationContext } from 'sanity'
import type { Verdict } from './codes.ts'

/** Visitors see only published documents; `gap` says what they miss until then. Queries the lake. */
async function checkPublished(value: Reference | undefined, context: ValidationContext, gap: string): Promise<Verdict> {
  if (!value?._ref || !context.getDocumentExists) return true
  return (await context.getDocumentExists({ id: value._ref })) || `This is not published. ${gap}`
}

/**
 * Warns while the target of a reference is not published; `gap` says what visitors miss until then. References are weak, so that either
 * document can be published, unpublished or deleted without the other.
 */
export function warnWhileUnpublished(gap: string) {
  return (rule: ReferenceRule) => rule.custom((value, context) => checkPublished(value, context, gap)).warning()
}

/** For references in the content of a page: links, products, related articles. */
export const mention = {
  weak: true,
  validation: warnWhileUnpublished('Until it is, visitors do not see it here.'),
} as const

/** For the category of a page or an article. */
export const categoryReference = {
  weak: true,
  validation: warnWhileUnpublished('Until it is, the page is in no category and its address is shorter.'),
} as const
