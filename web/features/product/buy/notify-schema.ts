import { email, maxLength, object, string, trim } from 'zod/mini'

/** The field of "notify me"; the server checks the same (domain/product/stock-notification.ts). */
export const notifySchema = object({ email: string().check(trim(), email(), maxLength(254)) })
