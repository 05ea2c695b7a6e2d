import { translator } from '../../i18n/translate.ts'
import type { Language } from '../../routing/languages.ts'
import { homeLink, shopLink } from '../../routing/links.ts'
import { ArrowLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NotFoundTemplate({ lang }: { lang: Language }) {
  const t = translator(lang, 'errors')
  return (
    <EmptyState
      level="h1"
      drawing="notFound"
      heading={t('notFoundTitle')}
      sentence={t('notFoundText')}
      way={{ href: homeLink(lang), text: t('backToFrontPage') }}
    >
      <ArrowLink href={shopLink(lang)}>{t('allProducts')}</ArrowLink>
    </EmptyState>
  )
}
