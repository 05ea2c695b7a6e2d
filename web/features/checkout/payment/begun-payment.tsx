import { useStore } from 'zustand'
import { readOpenPayment } from '#web/domain/checkout/open-payment.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { localState } from '#web/services/local-state/local-state.ts'
import { Notice } from '#web/ui/notice.tsx'

/** A payment that was left on the way to the bank, and what it keeps reserved. */
export function BegunPayment({ texts }: { texts: Texts<'payment'> }) {
  const open = readOpenPayment(useStore(localState, ({ openPayment }) => openPayment))
  if (!open || open.hasFailed) return null
  return (
    <Notice role="status">
      <p>{texts.begun}</p>
      {open.reservation?.id && <p>{texts.reservedMeanwhile}</p>}
    </Notice>
  )
}
