import type { Texts } from '#web/i18n/nb.ts'

/** What the page says before it is known whose reservation it is. */
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
