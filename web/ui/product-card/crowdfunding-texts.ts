import { groupThousands } from '#web/domain/numbers.ts'
import type { RatingAndDecision } from '#web/domain/product/rating-and-decision.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'

type Campaign = {
  readonly crowdfundingDate?: string | null
  readonly crowdfundingGoal?: number | null
  readonly crowdfundingEnded?: boolean | null
} & RatingAndDecision

/** A text of a campaign's document, with the field that it comes from. */
type CrowdfundingText = {
  readonly text: string
  readonly field?: 'crowdfundingDate' | 'crowdfundingGoal' | undefined
}

/** The campaign's goal and last day, or that it is over. The live count replaces them. */
export function crowdfundingTexts(lang: Language, campaign: Campaign): readonly CrowdfundingText[] {
  const { crowdfundingDate, crowdfundingGoal: goal, crowdfundingEnded, decision } = campaign
  const t = translator(lang, 'shop')
  if (decision) return [{ text: t(decision === 'production' ? 'crowdfundingSucceeded' : 'crowdfundingFailed') }]
  const date = crowdfundingDate && formatDate(lang, crowdfundingDate)
  if (date && crowdfundingEnded) return [{ text: t('crowdfundingOver', { date }), field: 'crowdfundingDate' }]
  return [
    ...(goal
      ? [{ text: t('crowdfundingGoal', { goal: groupThousands(goal) }), field: 'crowdfundingGoal' as const }]
      : []),
    ...(date ? [{ text: t('crowdfundingDeadline', { date }), field: 'crowdfundingDate' as const }] : []),
  ]
}
