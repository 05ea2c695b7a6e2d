import { translator } from '#web/i18n/translate.ts'
import { homeLink, shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { ArrowLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function NotFoundTemplate({ lang }: { lang: Language }) {
  const t = translator(lang, 'notFound')
  const errors = translator(lang, 'errors')
  return (
    <EmptyState
      level="h1"
      drawing="notFound"
      heading={t('title')}
      sentence={t('text')}
      link={{ href: homeLink(lang), text: errors('backToFrontPage') }}
    >
      <ArrowLink href={shopLink(lang)}>{errors('allProducts')}</ArrowLink>
    </EmptyState>
  )
}
