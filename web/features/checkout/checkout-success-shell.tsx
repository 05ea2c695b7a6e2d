import { translator } from '../../i18n/translate.ts'
import type { Language } from '../../routing/languages.ts'
import { shopLink } from '../../routing/links.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

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
