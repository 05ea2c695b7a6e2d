import * as z from 'zod/mini'

/** What "notify me" asks for; the server checks the same (domain/product/stock-notification.ts). */
export const notifySchema = z.object({ email: z.string().check(z.trim(), z.email(), z.maxLength(254)) })
