import { studioLocale } from '#schemas/studio-language.ts'
import { garmentChoice } from '#web/domain/product/garment-choice.ts'
import type { StaffReservation } from '#web/domain/product/reservation.ts'
import type { ReservationStatus } from '#web/domain/product/reservation-status.ts'
import type { ReservedVariant } from '#web/domain/product/reserved-items.ts'
import { type OwnText, t } from './norwegian.ts'
import { momentText } from './order-texts.ts'
import { garmentTexts } from './texts.ts'

export const statusTexts: Readonly<Record<ReservationStatus, OwnText>> = {
  reserved: 'Reserved',
  paid: 'Paid',
  lapsed: 'Lapsed',
  pending: 'At checkout',
  unverified: 'Unverified',
  cancelled: 'Cancelled',
}

export const statusTones = {
  reserved: 'primary',
  paid: 'positive',
  lapsed: 'critical',
  pending: 'caution',
  unverified: 'caution',
  cancelled: 'default',
} as const satisfies Readonly<Record<ReservationStatus, string>>

type Garment = Pick<StaffReservation['lines'][number], 'itemId' | 'fit' | 'size' | 'colour'>

/** For example “Women, Fjord, size M”; the item's number for reservations from before it was stored. */
export function garmentText({ itemId, ...choice }: Garment): string {
  return garmentChoice(choice, garmentTexts()) || t('Item {item}', { item: itemId })
}

/** For example “Women, Fjord”. */
export function variantText({ id, items }: ReservedVariant): string {
  const named = items.find(({ size }) => size !== null)
  return (named && garmentChoice({ ...named, size: null }, garmentTexts())) || t('Variant {variant}', { variant: id })
}

/** The day, where the editor is. */
export function dayText(time: string): string {
  return new Date(time).toLocaleDateString(studioLocale(), { dateStyle: 'medium' })
}

/** Which mails have gone out about a reservation, and what is to be paid until when; empty before the first one. */
export function mailText({ status, mailedAt, payBy, sentAgain }: StaffReservation): string {
  const sent = sentAgain
    ? t('Link sent again by {name}, {time}', { name: sentAgain.by, time: momentText(sentAgain.at) })
    : mailedAt && `${payBy ? t('Link sent') : t('Told that nothing is produced')}, ${momentText(mailedAt)}`
  const until = payBy && status === 'reserved' && t('to be paid by {day}', { day: dayText(payBy) })
  return [sent, until].filter(Boolean).join(' · ')
}
