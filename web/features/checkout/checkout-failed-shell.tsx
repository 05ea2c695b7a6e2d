import { translator } from '#web/i18n/translate.ts'
import { fixedLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Where a failed payment ends. */
export function CheckoutFailedShell({ lang }: { lang: Language }) {
  const t = translator(lang, 'shells')
  return (
    <EmptyState
      level="h1"
      drawing="error"
      heading={t('checkoutFailedTitle')}
      sentence={t('checkoutFailedText')}
      way={{ href: fixedLink(lang, 'checkout'), text: t('backToCheckout') }}
    />
  )
}
