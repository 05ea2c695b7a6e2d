import type { Bag, BagNotice, NoticeItem } from '#web/domain/bag/bag.ts'
import type { Outcome } from './platform-bag.ts'

type WantedItem = Omit<NoticeItem, 'available'>

const unnamed = { name: '', gender: null, colourName: null, size: '' }

/** The notice for a change that was not made as requested; `undefined` when it was. */
export function itemNotice(outcome: Outcome, items: readonly WantedItem[]): BagNotice | undefined {
  switch (outcome.kind) {
    case 'done':
      return undefined
    case 'short':
      return {
        kind: 'soldOut',
        items: outcome.shortages.map(({ itemId, originalQuantity, available }) => {
          const { name, gender, colourName, size } = items.find((one) => one.itemId === itemId) ?? unnamed
          return { itemId, name, gender, colourName, size, wanted: originalQuantity, available }
        }),
      }
    case 'refused':
      if (outcome.error.status !== 404 || items.length === 0) return { kind: 'failed' }
      return {
        kind: 'notSold',
        items: items.map(({ itemId, name, gender, colourName, size, wanted }) => ({
          ...{ itemId, name, gender, colourName, size, wanted },
          available: 0,
        })),
      }
    default:
      return { kind: outcome.kind }
  }
}

/** An unknown or expired code has status 404; a second one is refused. */
export function voucherNotice(outcome: Outcome, code: string, bag: Bag | null): BagNotice | undefined {
  if (outcome.kind === 'failed') return { kind: 'voucherFailed', code }
  if (outcome.kind !== 'refused') return itemNotice(outcome, [])
  const { status } = outcome.error
  if (status === 406 && bag && bag.vouchers.length > 0) return { kind: 'secondVoucher', code }
  return status === 404 || status === 406 ? { kind: 'invalidVoucher', code } : { kind: 'voucherFailed', code }
}
