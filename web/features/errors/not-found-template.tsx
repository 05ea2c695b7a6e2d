import { translator } from '#web/i18n/translate.ts'
import { homeLink, shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { ArrowLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

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
