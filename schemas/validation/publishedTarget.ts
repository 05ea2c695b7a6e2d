import type { Reference, ReferenceRule, ValidationContext } from 'sanity'
import type { Verdict } from './codes.ts'

/** Visitors see only what is published: a reference to anything else is a gap until then. Asks the lake. */
async function checkPublished(value: Reference | undefined, context: ValidationContext, gap: string): Promise<Verdict> {
  if (!value?._ref || !context.getDocumentExists) return true
  return (await context.getDocumentExists({ id: value._ref })) || `This is not published. ${gap}`
}

/**
 * Warns while what a reference names is not published; `gap` says what visitors miss until then. References are weak, so that either document
 * can be published, taken back or deleted without the other.
 */
export function whilePublished(gap: string) {
  return (rule: ReferenceRule) => rule.custom((value, context) => checkPublished(value, context, gap)).warning()
}

/** For references to what a page mentions: links, products, further reading. */
export const mention = {
  weak: true,
  validation: whilePublished('Until it is, visitors do not see it here.'),
} as const

/** For the category that a page or an article is filed under. */
export const filing = {
  weak: true,
  validation: whilePublished('Until it is, the page stands in no category and its address is shorter.'),
} as const
