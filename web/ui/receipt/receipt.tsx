import type { ReactNode } from 'react'
import { formatMoney } from '#web/domain/money.ts'
import { addressLines, isSameAddress } from '#web/domain/order/address-lines.ts'
import type { Order } from '#web/domain/order/order.ts'
import { countryName } from '#web/domain/visitor/country-names.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import styles from './receipt.module.css'
import { ReceiptLine, type ReceiptRow } from './receipt-line.tsx'
import { receiptTexts } from './receipt-texts.ts'
import { ReceiptTotals } from './receipt-totals.tsx'

/** The seller, as the content describes it. */
export type Seller = { readonly name: string; readonly organisationNumber: string | null }

export type ReceiptGroup = { readonly heading?: string; readonly rows: readonly ReceiptRow[] }

type Props = {
  lang: Language
  order: Order
  /** The lines of the order, as they are sent together. */
  groups: readonly ReceiptGroup[]
  /** The pictures' places stay empty for now. */
  arePicturesLate: boolean
  seller: Seller
  /** It is what the page prints (ui/base.css). */
  isPrinted: boolean
  /** Level of the groups' headings. */
  level: 'h3' | 'h4'
}

/** An order as it was charged: its lines, sums and addresses. */
export function Receipt({ lang, order, groups, arePicturesLate, seller, isPrinted, level: Heading }: Props) {
  const texts = receiptTexts(lang)
  const { number, placedAt, currency, billing, shipping, email, phone } = order
  const place = (address: Order['billing']) =>
    addressLines(address, address.country && countryName(lang, address.country))
  const shippingLines = place(shipping)
  const billingLines = isSameAddress(billing, shipping) ? [] : place(billing)
  return (
    <div className={styles.receipt} data-print={isPrinted || undefined}>
      <div className={styles.seller}>
        <strong>{seller.name}</strong>
        {seller.organisationNumber && <span>{fillIn(texts.organisation, { number: seller.organisationNumber })}</span>}
      </div>
      <dl className={styles.facts}>
        <Fact name={texts.number}>{number}</Fact>
        {placedAt && (
          <Fact name={texts.placed}>
            <time dateTime={placedAt}>{formatDate(lang, placedAt)}</time>
          </Fact>
        )}
      </dl>
      <div>
        {groups.map(({ heading, rows }) => (
          <section key={heading ?? ''} className={styles.group}>
            {heading && <Heading className={styles.heading}>{heading}</Heading>}
            <ul className={styles.lines} aria-label={heading ? undefined : texts.lines}>
              {rows.map((row) => (
                <ReceiptLine
                  key={`${row.line.itemId} ${row.line.priceEach}`}
                  lang={lang}
                  row={row}
                  currency={currency}
                  isPictureLate={arePicturesLate}
                  texts={texts}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ReceiptTotals order={order} money={(amount) => formatMoney(lang, { amount, currency })} texts={texts} />
      <dl className={styles.facts}>
        {shippingLines.length > 0 && (
          <Fact name={texts.sentTo}>
            <Lines lines={shippingLines} />
          </Fact>
        )}
        {billingLines.length > 0 && (
          <Fact name={texts.billedTo}>
            <Lines lines={billingLines} />
          </Fact>
        )}
        {(email || phone) && (
          <Fact name={texts.contact}>
            <Lines lines={[email, phone].filter(Boolean)} />
          </Fact>
        )}
      </dl>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={styles.addressLine}>
      {line}
    </span>
  ))
}
