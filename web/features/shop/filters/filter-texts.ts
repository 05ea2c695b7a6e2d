import { type BaseColour, baseColours } from '#web/domain/product/base-colours.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { someTexts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'

const keys = [
  'category',
  'fit',
  'size',
  'color',
  'state',
  'featured',
  'newest',
  'rating',
  'price',
  'price-desc',
  'name',
  'name-desc',
  'filters',
  'open',
  'close',
  'sort',
  'oneProduct',
  'manyProducts',
  'showOne',
  'showMany',
  'remove',
  'clear',
  'emptyTitle',
  'emptyText',
  'showSoldOut',
  'hideSoldOut',
  'soldOutIn',
  'showResult',
  'shownOf',
  'more',
  'previous',
  'loading',
  'failedTitle',
  'failedText',
  'retry',
  'wholeList',
] as const

export type FilterTexts = Pick<Texts<'filters'>, (typeof keys)[number]>

/** Texts of the filters, for the browser. */
export function filterTexts(lang: Language): FilterTexts {
  return someTexts(lang, 'filters', keys)
}

export function baseColourNames(lang: Language): Readonly<Record<BaseColour, string>> {
  return someTexts(lang, 'filters', baseColours)
}
