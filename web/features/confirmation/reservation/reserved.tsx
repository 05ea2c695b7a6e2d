import { reservedTotal } from '#web/domain/bag/bag-totals.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Language } from '#web/routing/languages.ts'
import type { ProductFacts } from '#web/services/backend/contracts/get-product-facts.ts'
import { productFacts } from '#web/services/live-data/product-facts.ts'
import { useLiveMany } from '#web/services/live-data/use-live-many.ts'
import { receiptTexts } from '#web/ui/receipt/receipt-texts.ts'
import styles from '../confirmation.module.css'
import type { ConfirmationTexts } from '../confirmation-texts.ts'
import { CampaignPart } from './campaign-part.tsx'
import type { Reservation } from './load-reservation.ts'
import { ReservedLine } from './reserved-line.tsx'

type Props = {
  lang: Language
  reservation: Reservation
  texts: ConfirmationTexts
  /** Level of the campaigns' headings. */
  level: 'h2' | 'h3'
}

/** The price of one campaign's lines with shipping; undefined where prices were not stored. */
function sumOf(lang: Language, lines: Reservation['lines'], delivery: Reservation['delivery']): string | undefined {
  const priced = lines.map(({ price, ...line }) => ({
    ...line,
    priceEach: price?.amount ?? null,
    currency: price?.currency ?? null,
  }))
  const total = reservedTotal(priced, delivery)
  return total && formatMoney(lang, total)
}

/**
 * The reserved garments, and for each product the state of its campaign and when it is charged. The state is only read
 * once the places count, so that they are in the number that is shown.
 */
export function Reserved({ lang, reservation: { state, lines, delivery }, texts, level }: Props) {
  const ids = [...new Set(lines.map(({ centraId }) => centraId))].sort()
  const reads = useLiveMany(productFacts[lang], ids)
  const factsOf = (id: string): ProductFacts | undefined => {
    const read = reads.get(id)
    return read?.status === 'loaded' ? (read.value ?? undefined) : undefined
  }
  const byProduct = Map.groupBy(lines, ({ centraId }) => centraId)
  return [...byProduct].map(([centraId, ofProduct]) => {
    const [first] = ofProduct
    if (!first) return null
    const facts = factsOf(centraId)
    return (
      <div key={centraId} className={styles.part}>
        <ul className={styles.lines}>
          {ofProduct.map((line) => (
            <ReservedLine key={line.itemId} lang={lang} line={line} facts={facts} texts={receiptTexts(lang)} />
          ))}
        </ul>
        <CampaignPart
          lang={lang}
          centraId={centraId}
          title={first.title ?? facts?.title ?? ''}
          href={first.href}
          lastDay={first.lastDay}
          goal={facts?.crowdfundingGoal ?? null}
          max={facts?.crowdfundingMax ?? null}
          sum={sumOf(lang, ofProduct, delivery)}
          isCounted={state === 'confirmed'}
          texts={texts}
          level={level}
        />
      </div>
    )
  })
}
