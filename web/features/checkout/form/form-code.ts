import { completeCity, formatPhone, movePhone } from './assist.ts'
import { checkoutSchema } from './checkout-schema.ts'

/**
 * The code that the form needs once it is used, in one file: telephone numbers alone weigh more than the page's own
 * code.
 */
export const formCode = { checkoutSchema, completeCity, formatPhone, movePhone }
