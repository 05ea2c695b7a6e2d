'use client'

import { useStore } from 'zustand'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import { bagState } from '#web/services/bag/bag-state.ts'
import { BagNotices } from './contents/bag-notices.tsx'
import { Voucher } from './contents/voucher.tsx'

type Props = { lang: Language; texts: Texts<'bag'> }

/** The form for discount codes, and the registered ones. */
export function CheckoutVoucher({ lang, texts }: Props) {
  const bag = useStore(bagState, (state) => state.bag)
  return bag && <Voucher lang={lang} currency={bag.currency} vouchers={bag.vouchers} applies texts={texts} />
}

/**
 * Changes to the bag that the shopper did not ask for. The checkout itself names lines that are gone, and says that the
 * platform cannot be reached.
 */
export function CheckoutNotices({ texts }: Pick<Props, 'texts'>) {
  const { bag, notice } = useStore(bagState)
  const gone = new Set(bag?.lines.flatMap(({ itemId, isGone }) => (isGone ? [itemId] : [])))
  const isNamedAlready = notice?.kind === 'notSold' && notice.items.every(({ itemId }) => gone.has(itemId))
  return <BagNotices notice={isNamedAlready ? null : notice} isUnreachable={false} texts={texts} onRetry={() => {}} />
}
