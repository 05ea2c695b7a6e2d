import * as z from 'zod/mini'

export const voucherSchema = z.object({ voucher: z.string().check(z.trim(), z.minLength(1)) })
