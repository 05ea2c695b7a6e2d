import type { ProductState } from '#web/domain/product/availability.ts'
import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import type { PriceTexts } from './price.tsx'

/** Texts of the price, for the browser; `{price}` is the amount. */
export function priceTexts(lang: Language): PriceTexts {
  const t = translator(lang, 'product')
  return {
    from: t('priceFrom', { price: '{price}' }),
    price: t('price'),
    before: t('priceBefore'),
    now: t('priceNow'),
    failed: t('liveFailed'),
    retry: t('tryAgain'),
  }
}

/** Texts of everything around the button, for the browser; `{count}` and `{date}` are filled in there. */
export function buyTexts(lang: Language, state: ProductState) {
  const t = translator(lang, 'product')
  return {
    chooseSize: t('chooseSize'),
    chooseLength: t('chooseLength'),
    add: state === 'crowdFunding' ? t('reserve') : t('add'),
    preorder: t('addPreorder'),
    adding: t('adding'),
    added: state === 'crowdFunding' ? t('reserved') : t('added'),
    inBag: state === 'crowdFunding' ? t('reservationInBag') : t('inBag'),
    allInBag: t('allInBag'),
    showBag: t('showBag'),
    notify: t('notify'),
    availability: {
      inStock: t('inStock'),
      lowStock: t('lowStock', { count: '{count}' }),
      soldOut: t('soldOut'),
      preorderDate: t('soldOutPreorderDate', { date: '{date}' }),
      preorder: t('soldOutPreorder'),
      preorderLeft: t('preorderLeft', { count: '{count}' }),
      notSold: t('notSold'),
      unknown: t('stockUnknown'),
    },
    problems: {
      unreachable: t('unreachable'),
      soldOut: t('soldOutNow'),
      failed: t('addFailed'),
      unavailable: t('notSold'),
    },
    notifyForm: {
      title: t('notifyTitle'),
      email: t('email'),
      send: t('notifySend'),
      sending: t('sending'),
      done: t('notifyDone'),
      failed: t('sendFailed'),
    },
  }
}

export type BuyTexts = ReturnType<typeof buyTexts>
