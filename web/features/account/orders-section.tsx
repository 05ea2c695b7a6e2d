import { useRef } from 'react'
import type { Order } from '#web/domain/order/order.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { shopLink } from '#web/routing/fixed-links.ts'
import { type CallResult, callBackend } from '#web/services/backend/call-backend.ts'
import type { ResponseOf } from '#web/services/backend/contract.ts'
import type { listOwnOrders } from '#web/services/backend/contracts/list-own-orders.ts'
import { Link } from '#web/ui/link.tsx'
import type { Seller } from '#web/ui/receipt/receipt.tsx'
import styles from './account.module.css'
import { AccountSection, Loaded } from './account-section.tsx'
import type { SectionProps } from './account-texts.ts'
import { MorePages } from './more-pages.tsx'
import { OrderDetails } from './order-details.tsx'
import { usePages } from './use-pages.ts'

type Props = SectionProps & { receiptTexts: Texts<'receipt'>; seller: Seller }

type OwnOrders = ResponseOf<typeof listOwnOrders>

/** What the member has ordered, also as a guest before there was an account. */
export function OrdersSection({ lang, texts, receiptTexts, seller }: Props) {
  const place = useRef<HTMLElement>(null)
  const isVerified = useRef(true)
  const call = async (after = '0'): Promise<CallResult<OwnOrders, string>> => {
    const result = await callBackend<typeof listOwnOrders>('GET /api/v1/users/me/orders', { query: { after }, lang })
    if (result.ok) isVerified.current = result.value.isEmailVerified
    return result
  }
  const pages = usePages(call, place)
  return (
    <AccountSection id="orders" heading={texts.orders} place={place}>
      <Loaded state={pages.state} texts={texts} onRetry={pages.reload}>
        {({ items, next }) => {
          if (!isVerified.current) return <p>{texts.ordersNotVerified}</p>
          if (items.length === 0) {
            return (
              <p>
                {texts.noOrders} <Link href={shopLink(lang)}>{texts.toShop}</Link>
              </p>
            )
          }
          return (
            <>
              <ul className={styles.list}>
                {eachOnce(items).map((order, index) => (
                  <li key={order.number}>
                    <OrderDetails
                      lang={lang}
                      texts={texts}
                      order={order}
                      receiptTexts={receiptTexts}
                      seller={seller}
                      isOpenAtFirst={index === 0}
                    />
                  </li>
                ))}
              </ul>
              <MorePages texts={texts} hasMore={next !== null} pages={pages} />
            </>
          )
        }}
      </Loaded>
    </AccountSection>
  )
}

/** An order that is placed between two pages makes the last one of the first page come again. */
function eachOnce(orders: readonly Order[]): readonly Order[] {
  return [...new Map(orders.map((order) => [order.number, order])).values()]
}
