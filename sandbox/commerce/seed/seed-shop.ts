import type { CommercePlatform } from '../platform.ts'
import { demoProducts } from './demo-products.ts'

/** Fills an empty platform: the demo catalogue, three vouchers, the shop's shipping prices (docs/product/9). */
export function seedShop(platform: CommercePlatform): void {
  seedRules(platform)
  platform.catalogue.putAll(demoProducts())
}

function seedRules({ rules }: CommercePlatform): void {
  rules.putShipping('NOK', { price: 99_00, freeOver: 1900_00 })
  rules.putShipping('EUR', { price: 15_00, freeOver: 190_00 })
  rules.putVoucher('TREKK10', { description: '10 %', off: { percent: 10 } })
  rules.putVoucher('HUNDRE', { description: '100 NOK / 10 EUR', off: { amount: { NOK: 100_00, EUR: 10_00 } } })
  rules.putVoucher('UTGATT', { description: '20 %', off: { percent: 20 }, expiresAt: '2025-01-31T22:59:59Z' })
}
