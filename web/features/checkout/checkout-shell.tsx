import { translator } from '../../i18n/translate.ts'
import type { Language } from '../../routing/languages.ts'
import { shopLink } from '../../routing/links.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Checkout with nothing in the bag. */
export function CheckoutShell({ lang }: { lang: Language }) {
  const t = translator(lang, 'shells')
  return (
    <EmptyState
      level="h1"
      drawing="parcel"
      heading={t('checkoutTitle')}
      sentence={t('checkoutText')}
      way={{ href: shopLink(lang), text: t('toShop') }}
    />
  )
}
