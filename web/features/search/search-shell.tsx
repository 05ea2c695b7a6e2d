import { translator } from '../../i18n/translate.ts'
import type { Language } from '../../routing/languages.ts'
import { shopLink } from '../../routing/links.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** The search page before anything is searched. */
export function SearchShell({ lang }: { lang: Language }) {
  const t = translator(lang, 'shells')
  return (
    <EmptyState
      level="h1"
      drawing="empty"
      heading={t('searchTitle')}
      sentence={t('searchText')}
      way={{ href: shopLink(lang), text: t('toShop') }}
    />
  )
}
