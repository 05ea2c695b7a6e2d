import { z } from 'zod'
import type { CommerceDatabase } from './database.ts'
import type { Currency } from './product-definition.ts'

const minor = z.int().min(0).max(100_000_000)

/** A discount code: a share of the items' price, or an amount for each currency in minor units. */
export const voucherSchema = z.object({
  description: z.string().max(200),
  off: z.union([
    z.object({ percent: z.int().min(1).max(100) }),
    z.object({ amount: z.object({ NOK: minor, EUR: minor }) }),
  ]),
  /** ISO instant after which the platform no longer knows the code. */
  expiresAt: z.iso.datetime().optional(),
})
export type Voucher = z.infer<typeof voucherSchema>

/** Minor units; shipping is free when the items cost more than `freeOver`. */
export const shippingRuleSchema = z.object({ price: minor, freeOver: minor.nullable() })
export type ShippingRule = z.infer<typeof shippingRuleSchema>

/** Vouchers, shipping prices and the country that is detected: what the shop's staff set on the platform. */
export class ShopRules {
  readonly #database: CommerceDatabase

  constructor(database: CommerceDatabase) {
    this.#database = database
  }

  /** Codes are case-insensitive. */
  voucher(code: string): Voucher | undefined {
    const row = this.#database.prepare('SELECT definition FROM vouchers WHERE code = ?').get(code.toUpperCase())
    return row && voucherSchema.parse(JSON.parse(String(row.definition)))
  }

  /** The voucher, unless it has expired. */
  usableVoucher(code: string, now: Date): Voucher | undefined {
    const voucher = this.voucher(code)
    return voucher?.expiresAt && new Date(voucher.expiresAt) <= now ? undefined : voucher
  }

  putVoucher(code: string, voucher: Voucher): void {
    this.#database
      .prepare('INSERT OR REPLACE INTO vouchers (code, definition) VALUES (?, ?)')
      .run(code.toUpperCase(), JSON.stringify(voucher))
  }

  deleteVoucher(code: string): void {
    this.#database.prepare('DELETE FROM vouchers WHERE code = ?').run(code.toUpperCase())
  }

  shipping(currency: Currency): ShippingRule {
    const row = this.#database.prepare('SELECT price, free_over FROM shipping WHERE currency = ?').get(currency)
    if (!row) return { price: 0, freeOver: null }
    return { price: Number(row.price), freeOver: row.free_over === null ? null : Number(row.free_over) }
  }

  putShipping(currency: Currency, { price, freeOver }: ShippingRule): void {
    this.#database
      .prepare('INSERT OR REPLACE INTO shipping (currency, price, free_over) VALUES (?, ?, ?)')
      .run(currency, price, freeOver)
  }

  /** The country that `countries/auto` returns: a setting, since there is no geolocation here. */
  detectedCountry(): string {
    const row = this.#database.prepare("SELECT value FROM settings WHERE name = 'detectedCountry'").get()
    return row ? String(row.value) : 'NO'
  }

  setDetectedCountry(country: string): void {
    this.#database.prepare("INSERT OR REPLACE INTO settings (name, value) VALUES ('detectedCountry', ?)").run(country)
  }
}
