import * as v from 'valibot'

export const voucherSchema = v.object({ voucher: v.pipe(v.string(), v.trim(), v.minLength(1)) })
