import { useEffect, useState } from 'react'

/**
 * Whether the bag of this page, which is empty now, was paid in another window or on another device. False until that
 * is known.
 */
export function usePaidElsewhere(isEmptied: boolean, orderBefore: string | null): boolean {
  const [isPaid, setPaid] = useState(false)
  useEffect(() => {
    if (!isEmptied) return setPaid(false)
    import('#web/services/payment/on-emptied.ts')
      .then(({ wasPaidElsewhere }) => wasPaidElsewhere(orderBefore))
      .then(setPaid, () => {})
  }, [isEmptied, orderBefore])
  return isPaid
}
