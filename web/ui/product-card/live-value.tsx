import { useCallback, useSyncExternalStore } from 'react'
import { formatMoney } from '#web/domain/money.ts'
import { pricesOfChoice } from '#web/domain/product/live-product.ts'
import { monthName } from '#web/i18n/dates.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { WrittenChoice } from '#web/routing/query-keys.ts'
import { useLiveProduct, usePreorderStock } from '#web/services/live-data/use-live-data.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { CampaignCount } from './campaign-count.tsx'
import type { CardTexts } from './card-texts.ts'
import live from './live-place.module.css'
import { nextDelivery } from './next-delivery.ts'

type ValueProps = { centraId: string; place: HTMLElement; texts: CardTexts }

/** The content of an element with `data-live`, for the product of the element with `data-centra-id` around it. */
export function LiveValue({ place, texts }: Omit<ValueProps, 'centraId'>) {
  const { centraId } = place.closest<HTMLElement>('[data-centra-id]')?.dataset ?? {}
  if (!centraId) return null
  const value = { centraId, place, texts }
  switch (place.dataset.live) {
    case 'price':
      return <Price {...value} />
    case 'delivery':
      return <DeliveryMonth {...value} />
    default:
      return <CampaignCount {...value} />
  }
}

/**
 * The price in the visitor's market: the one of all variants that the card shows, or the lowest as "from"; next to a
 * reduced one the price before it.
 */
function Price({ centraId, place, texts: { lang, fromPrice, priceBefore, priceNow } }: ValueProps) {
  const { status, product } = useLiveProduct(centraId, place)
  const choice = useChoice(place)
  if (status === 'loading') return null
  const { price, priceBeforeDiscount: before } = (product && pricesOfChoice(product, choice)) ?? {}
  const now = price && formatMoney(lang, price)
  return (
    <span className={live.value}>
      {price && !before && (price.shared ? now : fillIn(fromPrice, { price: now ?? '' }))}
      {price && before && (
        <>
          <VisuallyHidden>{priceNow} </VisuallyHidden>
          <strong>{now}</strong> <VisuallyHidden>{priceBefore} </VisuallyHidden>
          <s>{formatMoney(lang, before)}</s>
        </>
      )}
    </span>
  )
}

/** The colour and fit that the card shows instead of its first (card-choice.ts). */
function useChoice(place: HTMLElement): WrittenChoice {
  const subscribe = useCallback(
    (listener: () => void) => {
      const card = place.closest('article')
      card?.addEventListener('choice', listener)
      return () => card?.removeEventListener('choice', listener)
    },
    [place],
  )
  const query = new URLSearchParams(useSyncExternalStore(subscribe, () => place.closest('article')?.dataset.chosen))
  return { fit: query.get('fit') ?? undefined, colour: query.get('color') ?? undefined }
}

function DeliveryMonth({ centraId, place, texts: { lang, deliveredIn } }: ValueProps) {
  const { product } = useLiveProduct(centraId, place)
  const date = nextDelivery(product, usePreorderStock(place))
  if (!date) return null
  return <span className={live.value}>{fillIn(deliveredIn, { month: monthName(lang, date) })}</span>
}
