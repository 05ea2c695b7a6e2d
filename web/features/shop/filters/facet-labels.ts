import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { baseColourNames } from './filter-texts.ts'
import type { FacetLabels } from './listing-facets.ts'

export function facetLabels(lang: Language): FacetLabels {
  const t = translator(lang, 'filters')
  return {
    color: baseColourNames(lang),
    fit: { women: t('women'), men: t('men'), unisex: t('unisex') },
    state: {
      normal: t('normal'),
      preorder: t('preorder'),
      crowdFunding: t('crowdFunding'),
      crowdSourcing: t('crowdSourcing'),
      testPhase: t('testPhase'),
    },
  }
}
