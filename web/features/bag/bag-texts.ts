import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'

/** Places that the browser fills in: they stay as they are. */
const later = {
  n: '{n}',
  name: '{name}',
  size: '{size}',
  date: '{date}',
  price: '{price}',
  amount: '{amount}',
  code: '{code}',
  available: '{available}',
  wanted: '{wanted}',
} as const

/** The texts of the button in the header. */
export function bagButtonTexts(lang: Language) {
  const t = translator(lang, 'bag')
  return { bag: t('bag'), oneItem: t('oneItem'), manyItems: t('manyItems', later) }
}

/** The texts of the sidebar. Those with a figure or a name keep its place: `{n}`. */
export function bagTexts(lang: Language) {
  const t = translator(lang, 'bag')
  return {
    frame: { bag: t('bag'), close: t('close'), loading: t('loading'), loadFailed: t('loadFailed'), retry: t('retry') },
    empty: { title: t('emptyTitle'), text: t('emptyText'), allProducts: t('allProducts') },
    groups: {
      lines: t('lines'),
      delivered: t('delivered', later),
      deliveredLater: t('deliveredLater'),
      crowdfunding: t('crowdfunding'),
      crowdfundingNote: t('crowdfundingNote'),
      crowdfundingSum: t('crowdfundingSum'),
      gone: t('gone'),
      goneNote: t('goneNote'),
    },
    line: lineTexts(lang),
    sums: {
      goods: t('goods'),
      reserved: t('reserved'),
      discount: t('discount'),
      shipping: t('shipping'),
      free: t('free'),
      taxDeducted: t('taxDeducted'),
      total: t('total'),
      incMva: t('incMva'),
      chargedNow: t('chargedNow'),
      chargedLater: t('chargedLater'),
      checkout: t('checkout'),
    },
    shipping: { missing: t('shippingMissing', later), progress: t('shippingProgress') },
    voucher: voucherTexts(lang),
    notices: noticeTexts(lang),
  }
}

function lineTexts(lang: Language) {
  const t = translator(lang, 'bag')
  return {
    size: t('size', later),
    quantity: t('quantity', later),
    less: t('less'),
    more: t('more'),
    remove: t('remove'),
    removeName: t('removeName', later),
    removed: t('removed', later),
    justAdded: t('justAdded'),
    undo: t('undo'),
    each: t('each', later),
    before: t('before'),
    now: t('now'),
    noMore: t('noMore'),
    oneLeft: t('oneLeft'),
    manyLeft: t('manyLeft', later),
  }
}

function voucherTexts(lang: Language) {
  const t = translator(lang, 'bag')
  return {
    ask: t('voucherAsk'),
    label: t('voucher'),
    add: t('voucherAdd'),
    busy: t('voucherBusy'),
    invalid: t('voucherInvalid'),
    second: t('voucherSecond'),
    failed: t('failed'),
    registered: t('voucherRegistered', later),
    removeCode: t('voucherRemove', later),
    remove: t('remove'),
  }
}

function noticeTexts(lang: Language) {
  const t = translator(lang, 'bag')
  return {
    failed: t('failed'),
    unreachable: t('unreachable'),
    retry: t('retry'),
    soldOut: t('soldOut'),
    unavailable: t('unavailable'),
    restored: t('restored'),
    restoredWhole: t('restoredWhole'),
    emptied: t('emptied'),
    item: t('noticeItem', later),
    itemGone: t('noticeItemGone', later),
    dismiss: t('dismiss'),
  }
}

export type BagTexts = ReturnType<typeof bagTexts>
export type BagButtonTexts = ReturnType<typeof bagButtonTexts>
