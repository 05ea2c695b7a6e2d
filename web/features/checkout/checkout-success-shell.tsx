import { translator } from '#web/i18n/translate.ts'
import { shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Where a paid order ends. */
export function CheckoutSuccessShell({ lang }: { lang: Language }) {
  const t = translator(lang, 'shells')
  return (
    <EmptyState
      level="h1"
      drawing="parcel"
      heading={t('checkoutSuccessTitle')}
      sentence={t('checkoutSuccessText')}
      way={{ href: shopLink(lang), text: t('toShop') }}
    />
  )
}
