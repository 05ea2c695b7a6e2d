import { formatMoney } from '#web/domain/money.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { checkoutLink } from '#web/routing/fixed-links.ts'
import { purchaseFragment } from '#web/routing/purchase-fragment.ts'
import type { ResponseOf } from '#web/services/backend/contract.ts'
import type { listOwnReservations } from '#web/services/backend/contracts/list-own-reservations.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './account.module.css'
import type { SectionProps } from './account-texts.ts'

type OwnReservation = ResponseOf<typeof listOwnReservations>['reservations'][number]
type Props = SectionProps & { reservation: OwnReservation; purchase: OwnReservation['purchases'][number] }

/** The deadline for paying a reserved product whose production has started, and a link to the checkout. */
export function ReservedPurchase({ lang, texts, reservation: { id, email, lines }, purchase }: Props) {
  const { centraId, state, until, total } = purchase
  const date = formatDate(lang, until)
  if (state === 'lapsed') return <p>{fillIn(texts.payLapsed, { date })}</p>
  if (state === 'mailed') return <p>{fillIn(texts.payByMail, { email, date })}</p>
  const product = lines.find((line) => line.centraId === centraId)?.title
  return (
    <div className={styles.pay}>
      <p>
        {total ? fillIn(texts.payUntil, { sum: formatMoney(lang, total), date }) : fillIn(texts.payUntilOpen, { date })}
      </p>
      <ButtonLink href={checkoutLink(lang) + purchaseFragment({ id, campaign: centraId })}>
        {texts.payNow}
        {product && <VisuallyHidden> {fillIn(texts.payNowFor, { product })}</VisuallyHidden>}
      </ButtonLink>
    </div>
  )
}
