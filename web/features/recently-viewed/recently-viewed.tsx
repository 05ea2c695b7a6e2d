import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { cardTexts } from '#web/ui/product-card/card-texts.ts'
import { ViewedRow } from './viewed-row.tsx'

/** The products that the visitor viewed before this one; renders nothing without any. */
export function RecentlyViewed({ lang, centraId }: { lang: Language; centraId: string | null }) {
  if (!centraId) return null
  const t = translator(lang, 'shop')
  return (
    <ViewedRow
      key={centraId}
      lang={lang}
      centraId={centraId}
      texts={{
        heading: t('recentlyViewed'),
        colours: t('colours'),
        tags: {
          preorder: t('preorder'),
          crowdFunding: t('crowdFunding'),
          crowdSourcing: t('joinTheDiscussion'),
          testPhase: t('testPhase'),
        },
        cards: cardTexts(lang),
      }}
    />
  )
}
