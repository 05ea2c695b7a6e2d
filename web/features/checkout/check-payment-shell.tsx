import { translator } from '#web/i18n/translate.ts'
import { fixedLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Shown while the payment is looked up; the bag is neither created nor refreshed here. */
export function CheckPaymentShell({ lang }: { lang: Language }) {
  const t = translator(lang, 'shells')
  return (
    <EmptyState
      level="h1"
      drawing="parcel"
      heading={t('checkPaymentTitle')}
      sentence={t('checkPaymentText')}
      way={{ href: fixedLink(lang, 'checkout'), text: t('backToCheckout') }}
    />
  )
}
