import { translator } from '../../i18n/translate.ts'
import type { Language } from '../../routing/languages.ts'
import { shopLink } from '../../routing/links.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

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
