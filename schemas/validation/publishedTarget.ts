import type { Reference, ReferenceRule, ValidationContext } from 'sanity'
import { type ModelText, t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'

/** Visitors see only published documents; `gap` says what they miss until then. Queries the lake. */
async function checkPublished(
  value: Reference | undefined,
  context: ValidationContext,
  gap: ModelText,
): Promise<Verdict> {
  if (!value?._ref || !context.getDocumentExists) return true
  return (await context.getDocumentExists({ id: value._ref })) || `${t('This is not published.')} ${t(gap)}`
}

/**
 * A weak reference, so that either document can be published, unpublished or deleted without the other. Warns while its
 * target is not published; `gap` says what visitors miss until then. `own` are further rules of the field.
 */
export function weakReference(gap: ModelText, own: (rule: ReferenceRule) => readonly ReferenceRule[] = () => []) {
  const validation = (rule: ReferenceRule) => [
    rule.custom<Reference>((value, context) => checkPublished(value, context, gap)).warning(),
    ...own(rule),
  ]
  return { weak: true, validation } as const
}

/** A reference in the content of a page: a link, a product, a related article. */
export const mention = () => weakReference('Until it is, visitors do not see it here.')
