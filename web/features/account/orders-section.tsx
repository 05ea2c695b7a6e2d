import { useRef } from 'react'
import type { Order } from '#web/domain/order/order.ts'
import { shopLink } from '#web/routing/fixed-links.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { listOwnOrders } from '#web/services/backend/contracts/list-own-orders.ts'
import { Link } from '#web/ui/link.tsx'
import type { Seller } from '#web/ui/receipt/receipt.tsx'
import styles from './account.module.css'
import { AccountSection, Loaded } from './account-section.tsx'
import type { SectionProps } from './account-texts.ts'
import { MorePages } from './more-pages.tsx'
import { OrderDetails } from './order-details.tsx'
import { useMemberPages } from './use-member-query.ts'

type Props = SectionProps & { seller: Seller }

/** The member's orders, including those made as a guest before there was an account. */
export function OrdersSection({ lang, texts, seller }: Props) {
  const place = useRef<HTMLElement>(null)
  const query = useMemberPages(
    'orders',
    (after = '0') => callBackend<typeof listOwnOrders>('GET /api/v1/users/me/orders', { query: { after }, lang }),
    place,
  )
  return (
    <AccountSection id="orders" heading={texts.orders} place={place}>
      <Loaded query={query} texts={texts}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items)
          if (!pages.at(-1)?.isEmailVerified) return <p>{texts.ordersNotVerified}</p>
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
                    <OrderDetails lang={lang} texts={texts} order={order} seller={seller} isOpenAtFirst={index === 0} />
                  </li>
                ))}
              </ul>
              <MorePages query={query} texts={texts} />
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
