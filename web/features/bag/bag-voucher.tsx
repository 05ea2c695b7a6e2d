'use client'

import { useStore } from 'zustand'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import { bagState } from '#web/services/bag/bag-state.ts'
import { Voucher } from './contents/voucher.tsx'

/** The discount code outside the sidebar, for the checkout. */
export function BagVoucher({ lang, texts }: { lang: Language; texts: Texts<'bag'> }) {
  const bag = useStore(bagState, (state) => state.bag)
  if (!bag) return null
  return (
    <Voucher
      lang={lang}
      currency={bag.currency}
      vouchers={bag.vouchers}
      applies={bag.totals.discount < 0}
      texts={texts}
    />
  )
}
