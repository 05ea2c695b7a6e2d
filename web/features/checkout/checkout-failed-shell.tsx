import { translator } from '../../i18n/translate.ts'
import type { Language } from '../../routing/languages.ts'
import { shellLink } from '../../routing/links.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Where a failed payment ends. */
export function CheckoutFailedShell({ lang }: { lang: Language }) {
  const t = translator(lang, 'shells')
  return (
    <EmptyState
      level="h1"
      drawing="error"
      heading={t('checkoutFailedTitle')}
      sentence={t('checkoutFailedText')}
      way={{ href: shellLink(lang, 'checkout'), text: t('backToCheckout') }}
    />
  )
}
