import { minLength, object, string, trim } from 'zod/mini'

export const voucherSchema = object({ voucher: string().check(trim(), minLength(1)) })
