import type { ReactNode } from 'react'
import type { BagSums } from '#web/domain/bag/bag-sums.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './sums.module.css'

type Props = {
  lang: Language
  currency: string
  /** `undefined` while it is not known what each line is. */
  sums: BagSums | undefined
  texts: Texts<'bag'>
}

/** What the lines come to, row by row. */
export function Sums({ lang, currency, sums, texts }: Props) {
  if (!sums) return <Skeleton width="100%" height="120px" />
  const money = (amount: number) => formatMoney(lang, { amount, currency })
  const { goods, reserved, discount, shipping, taxDeducted } = sums
  return (
    <dl className={styles.sums}>
      {goods !== undefined && <Row name={texts.goods}>{money(goods)}</Row>}
      {reserved !== undefined && <Row name={texts.reserved}>{money(reserved)}</Row>}
      {discount !== undefined && <Row name={texts.discount}>{money(discount)}</Row>}
      {shipping !== undefined && <Row name={texts.shipping}>{shipping === 0 ? texts.free : money(shipping)}</Row>}
      {taxDeducted !== undefined && <Row name={texts.taxDeducted}>{money(taxDeducted)}</Row>}
    </dl>
  )
}

/** The total, and which part of it is charged when. */
export function Total({ lang, currency, sums, texts }: Props) {
  if (!sums) return <Skeleton width="100%" height="32px" />
  const money = (amount: number) => formatMoney(lang, { amount, currency })
  const isSplit = sums.now !== undefined && sums.later !== undefined
  return (
    <dl className={styles.sums}>
      <Row name={texts.total} note={sums.isTaxIncluded ? texts.incMva : undefined} isStrong={!isSplit}>
        {money(sums.total)}
      </Row>
      {sums.now !== undefined && (
        <Row name={texts.chargedNow} isStrong>
          {money(sums.now)}
        </Row>
      )}
      {sums.later !== undefined && <Row name={texts.chargedLater}>{money(sums.later)}</Row>}
    </dl>
  )
}

type RowProps = { name: string; note?: string | undefined; isStrong?: boolean; children: ReactNode }

function Row({ name, note, isStrong, children }: RowProps) {
  return (
    <div className={classNames(styles.row, isStrong && styles.strong)}>
      <dt>
        {name}
        {note && <small className={styles.note}> {note}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
