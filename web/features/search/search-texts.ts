import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import type { ResultKind } from './search-response.ts'

/** The texts of the search, for the browser: `{n}` is filled in there by a number, `{q}` by what was searched. */
export type SearchTexts = {
  readonly kinds: Readonly<Record<ResultKind, string>>
} & Readonly<
  Record<
    | 'label'
    | 'placeholder'
    | 'submit'
    | 'suggestions'
    | 'recent'
    | 'forget'
    | 'searching'
    | 'seeAll'
    | 'oneHit'
    | 'manyHits'
    | 'oneSuggestion'
    | 'manySuggestions'
    | 'almost'
    | 'noneTitle'
    | 'noneText'
    | 'startText'
    | 'failed'
    | 'tryAgain',
    string
  >
>

export function searchTexts(lang: Language): SearchTexts {
  const t = translator(lang, 'search')
  const [n, q] = ['{n}', '{q}']
  return {
    kinds: { product: t('product'), clothingType: t('clothingType'), contentPage: t('contentPage'), page: t('page') },
    label: t('label'),
    placeholder: t('placeholder'),
    submit: t('submit'),
    suggestions: t('suggestions'),
    recent: t('recent'),
    forget: t('forget'),
    searching: t('searching'),
    seeAll: t('seeAll', { q }),
    oneHit: t('oneHit', { q }),
    manyHits: t('manyHits', { n, q }),
    oneSuggestion: t('oneSuggestion'),
    manySuggestions: t('manySuggestions', { n }),
    almost: t('almost'),
    noneTitle: t('noneTitle', { q }),
    noneText: t('noneText'),
    startText: t('startText'),
    failed: t('failed'),
    tryAgain: t('tryAgain'),
  }
}
