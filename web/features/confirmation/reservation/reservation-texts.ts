import type { Texts } from '#web/i18n/nb.ts'

/** The texts of the page until the reservation has been loaded, or when there is none. */
export const reservationKeys = [
  'crowdfundingTitle',
  'reservationLoading',
  'noReservationTitle',
  'noReservationText',
  'reservationFailedTitle',
  'reservationFailedText',
  'retry',
  'toShop',
  'toAccount',
] as const

export type ReservationTexts = Pick<Texts<'confirmation'>, (typeof reservationKeys)[number]>
