import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import type { BaseColour } from './base-colours.ts'
import type { Facet } from './listing-filters.ts'
import type { ListingSort } from './listing-order.ts'

/** The texts of the filters, for the browser, which fills in `{n}` and `{name}`. */
export type FilterTexts = {
  readonly facets: Readonly<Record<Facet, string>>
  readonly sorts: Readonly<Record<ListingSort, string>>
  readonly filters: string
  readonly open: string
  readonly close: string
  readonly sort: string
  readonly oneProduct: string
  readonly manyProducts: string
  readonly showOne: string
  readonly showMany: string
  readonly remove: string
  readonly clear: string
  readonly emptyTitle: string
  readonly emptyText: string
}

export function filterTexts(lang: Language): FilterTexts {
  const t = translator(lang, 'filters')
  return {
    facets: { category: t('category'), fit: t('fit'), size: t('size'), color: t('color'), state: t('state') },
    sorts: {
      featured: t('featured'),
      newest: t('newest'),
      rating: t('rating'),
      price: t('price'),
      'price-desc': t('priceDesc'),
      name: t('name'),
      'name-desc': t('nameDesc'),
    },
    filters: t('filters'),
    open: t('open'),
    close: t('close'),
    sort: t('sort'),
    oneProduct: t('oneProduct'),
    manyProducts: t('manyProducts', { n: '{n}' }),
    showOne: t('showOne'),
    showMany: t('showMany', { n: '{n}' }),
    remove: t('remove', { name: '{name}' }),
    clear: t('clear'),
    emptyTitle: t('emptyTitle'),
    emptyText: t('emptyText'),
  }
}

export function baseColourNames(lang: Language): Readonly<Record<BaseColour, string>> {
  const t = translator(lang, 'filters')
  return {
    black: t('black'),
    grey: t('grey'),
    white: t('white'),
    beige: t('beige'),
    brown: t('brown'),
    red: t('red'),
    orange: t('orange'),
    yellow: t('yellow'),
    green: t('green'),
    blue: t('blue'),
    purple: t('purple'),
    pink: t('pink'),
  }
}
