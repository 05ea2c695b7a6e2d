import { z } from 'zod'
import { languages } from '#web/routing/languages.ts'
import { documentIdSchema } from '../content/document-id.ts'
import { emailSchema, fullNameSchema } from '../member/account.ts'
import { readCalendarDay } from '../oslo-calendar.ts'

/** `reserved`: to be picked up. `expired`: nobody came. `daysTaken` says which days each takes. */
export const borrowingStates = ['reserved', 'handedOut', 'returned', 'cancelled', 'expired'] as const
export type BorrowingState = (typeof borrowingStates)[number]

const phoneSchema = z
  .string({ error: 'api:phoneRequired' })
  .trim()
  .min(1, 'api:phoneRequired')
  .max(30, 'api:invalidPhone')
  .regex(/^\+?[\d ()./-]+$/, 'api:invalidPhone')
  .refine((phone) => phone.replaceAll(/\D/g, '').length >= 5, 'api:invalidPhone')

/** The request of the click-and-collect form (docs/product/3). */
export const borrowingSchema = z.object({
  /** Chosen by the browser: a repeated call finds the first one's borrowing. */
  idempotencyKey: z.uuid(),
  documentId: documentIdSchema,
  /** Empty for a garment in one size. */
  size: z.string().max(40),
  name: fullNameSchema,
  email: emailSchema,
  phone: phoneSchema,
  /** `YYYY-MM-DD`, a day in Oslo. */
  pickUpDay: z
    .string({ error: 'api:notAPickUpDay' })
    .refine((day) => readCalendarDay(day) !== undefined, 'api:notAPickUpDay'),
  acceptsTerms: z.literal(true, { error: 'api:termsRequired' }),
  /** The language of the mails. */
  lang: z.enum(languages),
})

export type BorrowingInput = z.output<typeof borrowingSchema>

/**
 * Changes that staff may make to each state. Includes going back, after a mistaken click; an expired borrowing can
 * still be handed out to a borrower who comes late.
 */
const staffChanges: Readonly<Record<BorrowingState, readonly BorrowingState[]>> = {
  reserved: ['handedOut', 'cancelled'],
  handedOut: ['returned', 'reserved'],
  returned: ['handedOut'],
  cancelled: ['reserved'],
  expired: ['handedOut', 'reserved'],
}

export function canStaffChange(from: BorrowingState, to: BorrowingState): boolean {
  return staffChanges[from].includes(to)
}

/** Whether a borrowing is to come or under way: it has not ended. */
export function isOut(state: BorrowingState): boolean {
  return state === 'reserved' || state === 'handedOut'
}
