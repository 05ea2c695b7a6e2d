import { translator } from '#web/i18n/translate.ts'
import { shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The account page, before anyone is logged in. */
export function AccountShell({ lang }: { lang: Language }) {
  const t = translator(lang, 'shells')
  return (
    <EmptyState
      level="h1"
      drawing="cabin"
      heading={t('accountTitle')}
      sentence={t('accountText')}
      way={{ href: shopLink(lang), text: t('toShop') }}
    />
  )
}
