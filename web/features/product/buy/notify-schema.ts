import { email, maxLength, object, string, trim } from 'zod/mini'

/** What "notify me" asks for; the server checks the same (domain/product/stock-notification.ts). */
export const notifySchema = object({ email: string().check(trim(), email(), maxLength(254)) })
