import { translator } from '../../i18n/translate.ts'
import type { Language } from '../../routing/languages.ts'
import { shopLink } from '../../routing/links.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Where a reservation ends. */
export function CrowdfundingConfirmationShell({ lang }: { lang: Language }) {
  const t = translator(lang, 'shells')
  return (
    <EmptyState
      level="h1"
      drawing="cabin"
      heading={t('crowdfundingTitle')}
      sentence={t('crowdfundingText')}
      way={{ href: shopLink(lang), text: t('toShop') }}
    />
  )
}
