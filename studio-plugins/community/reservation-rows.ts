import { type Cell, csvFile } from '#web/domain/csv-file.ts'
import type { StaffReservation } from '#web/domain/product/reservation.ts'
import type { ReservationStatus } from '#web/domain/product/reservation-status.ts'
import { reservationReference } from '#web/domain/product/reserved-purchase.ts'
import { t } from './norwegian.ts'
import { statusTexts } from './reservation-texts.ts'

type ReservationFilter = {
  /** Part of an address, of a name or of a reference. */
  readonly text: string
  readonly status: ReservationStatus | 'all'
}

export function filterReservations(
  reservations: readonly StaffReservation[],
  { text, status }: ReservationFilter,
): readonly StaffReservation[] {
  const wanted = text.trim().toLocaleLowerCase('nb')
  return reservations.filter(
    (one) =>
      (status === 'all' || one.status === status) &&
      [one.email, one.name ?? '', reservationReference(one.id)].some((field) =>
        field.toLocaleLowerCase('nb').includes(wanted),
      ),
  )
}

const columns = [
  'Reference',
  'Reserved at',
  'Status',
  'E-mail',
  'Name',
  'Product',
  'Fit',
  'Colour',
  'Size',
  'Item',
  'Quantity',
  'Price each',
  'Currency',
  'Link sent',
  'To be paid by',
  'Order',
] as const

/** A CSV file with one row for each reserved size and colour. Times are those in Oslo. */
export function reservationsCsv(reservations: readonly StaffReservation[]): string {
  const rows = reservations.flatMap((reservation) =>
    reservation.lines.map(({ title, fit, colour, size, itemId, quantity, price }): Cell[] => [
      reservationReference(reservation.id),
      timeCell(reservation.createdAt),
      t(statusTexts[reservation.status]),
      reservation.email,
      reservation.name,
      title,
      fit,
      colour,
      size,
      itemId,
      quantity,
      price?.amount ?? null,
      price?.currency ?? null,
      timeCell(reservation.payBy && (reservation.sentAgain?.at ?? reservation.mailedAt)),
      timeCell(reservation.payBy),
      reservation.boughtBy,
    ]),
  )
  return csvFile([columns.map((title) => t(title)), ...rows])
}

/** `2026-11-22 08:00`, which spreadsheets read as a time. */
function timeCell(time: string | null): string | null {
  return time && new Date(time).toLocaleString('sv-SE', { ...minutes, timeZone: 'Europe/Oslo' })
}

const minutes = { dateStyle: 'short', timeStyle: 'short' } as const
