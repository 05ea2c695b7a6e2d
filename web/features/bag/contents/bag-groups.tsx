import type { ReactNode } from 'react'
import { crowdfundingSum } from '#web/domain/bag/bag-totals.ts'
import { formatMoney } from '#web/domain/money.ts'
import { formatDate } from '#web/i18n/dates.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import type { BagRow, OrderedRows } from '#web/services/bag/rows/bag-rows.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './bag-groups.module.css'

type Props = {
  lang: Language
  currency: string
  rows: OrderedRows
  texts: Texts<'bag'>
  renderRow: (row: BagRow) => ReactNode
}

/** Normal lines, then preordered ones by delivery date, then reservations with a sum of their own. */
export function BagGroups({ lang, currency, rows, texts, renderRow }: Props) {
  const { normal, preorder, crowdfunding, gone } = rows
  const reserved = crowdfundingSum(crowdfunding)
  return (
    <>
      {normal.length > 0 && (
        <Group heading={<VisuallyHidden>{texts.lines}</VisuallyHidden>}>{normal.map(renderRow)}</Group>
      )}
      {preorder.map(({ deliveryDate, lines }) => (
        <Group key={deliveryDate ?? 'later'} heading={<Shown>{deliveryText(lang, deliveryDate, texts)}</Shown>}>
          {lines.map(renderRow)}
        </Group>
      ))}
      {crowdfunding.length > 0 && (
        <Group heading={<Shown>{texts.crowdfunding}</Shown>} note={texts.crowdfundingNote}>
          {crowdfunding.map(renderRow)}
        </Group>
      )}
      {reserved > 0 && (
        <p className={styles.sum}>
          <span>{texts.crowdfundingSum}</span>
          <span>{formatMoney(lang, { amount: reserved, currency })}</span>
        </p>
      )}
      {gone.length > 0 && (
        <Group heading={<Shown>{texts.gone}</Shown>} note={texts.goneNote}>
          {gone.map(renderRow)}
        </Group>
      )}
    </>
  )
}

function Group({ heading, note, children }: { heading: ReactNode; note?: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{heading}</h3>
      {note && <p className={styles.note}>{note}</p>}
      <ul>{children}</ul>
    </section>
  )
}

function Shown({ children }: { children: ReactNode }) {
  return <span className={styles.shown}>{children}</span>
}

function deliveryText(lang: Language, day: string | undefined, texts: Props['texts']): string {
  return day ? fillIn(texts.delivered, { date: formatDate(lang, day) }) : texts.deliveredLater
}
