import { groupThousands } from '../domain/numbers.ts'
import type { Standing } from '../domain/product/standing.ts'
import { formatDate } from '../i18n/dates.ts'
import { translator } from '../i18n/translate.ts'
import type { EditAttribute, EditableDocument } from '../lib/edit-attribute.ts'
import type { Language } from '../routing/languages.ts'

type Props = {
  lang: Language
  product: EditableDocument & {
    readonly crowdfundingDate?: string | null
    readonly crowdfundingGoal?: number | null
    readonly crowdfundingEnded?: boolean | null
  } & Standing
  edit?: EditAttribute | undefined
}

/** The campaign's goal and last day from its document, or that it is over. The live count replaces it. */
export function CrowdfundingDetail({ lang, product, edit }: Props) {
  const { crowdfundingDate, crowdfundingGoal, crowdfundingEnded, decision } = product
  const t = translator(lang, 'shop')
  if (decision) return <span>{t(decision === 'production' ? 'crowdfundingSucceeded' : 'crowdfundingFailed')}</span>
  const date = crowdfundingDate && formatDate(lang, crowdfundingDate)
  if (date && crowdfundingEnded)
    return <span data-sanity={edit?.(product, 'crowdfundingDate')}>{t('crowdfundingOver', { date })}</span>
  return (
    <>
      {crowdfundingGoal ? (
        <span data-sanity={edit?.(product, 'crowdfundingGoal')}>
          {t('crowdfundingGoal', { goal: groupThousands(crowdfundingGoal) })}
        </span>
      ) : null}
      {date && <span data-sanity={edit?.(product, 'crowdfundingDate')}>{t('crowdfundingDeadline', { date })}</span>}
    </>
  )
}
