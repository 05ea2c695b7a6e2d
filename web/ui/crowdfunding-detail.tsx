import { groupThousands } from '../domain/numbers.ts'
import { formatDate } from '../i18n/dates.ts'
import { translator } from '../i18n/translate.ts'
import type { EditAttribute, EditableDocument } from '../lib/edit-attribute.ts'
import type { Language } from '../routing/languages.ts'

type Props = {
  lang: Language
  product: EditableDocument & { readonly crowdfundingDate?: string | null; readonly crowdfundingGoal?: number | null }
  edit?: EditAttribute | undefined
}

/** What a campaign's document says: goal and last day. The live count joins it when the commerce side answers. */
export function CrowdfundingDetail({ lang, product, edit }: Props) {
  const { crowdfundingDate, crowdfundingGoal } = product
  if (!crowdfundingDate || !crowdfundingGoal) return null
  const text = translator(lang, 'shop')('crowdfundingUntil', {
    goal: groupThousands(crowdfundingGoal),
    date: formatDate(lang, crowdfundingDate),
  })
  return <span data-sanity={edit?.(product, 'crowdfundingGoal')}>{text}</span>
}
