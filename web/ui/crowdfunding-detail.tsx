import { groupThousands } from '../domain/numbers.ts'
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
  }
  edit?: EditAttribute | undefined
}

/** What a campaign's document says: goal and last day, or that it is over. The live count joins it when the commerce side answers. */
export function CrowdfundingDetail({ lang, product, edit }: Props) {
  const { crowdfundingDate, crowdfundingGoal, crowdfundingEnded } = product
  const t = translator(lang, 'shop')
  if (!crowdfundingDate) return null
  const date = formatDate(lang, crowdfundingDate)
  if (crowdfundingEnded)
    return <span data-sanity={edit?.(product, 'crowdfundingDate')}>{t('crowdfundingOver', { date })}</span>
  if (!crowdfundingGoal) return null
  const text = t('crowdfundingUntil', { goal: groupThousands(crowdfundingGoal), date })
  return <span data-sanity={edit?.(product, 'crowdfundingGoal')}>{text}</span>
}
