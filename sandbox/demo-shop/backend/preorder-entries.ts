import type { InferInsertModel } from 'drizzle-orm'
import { demoProducts } from '#sandbox/commerce/seed/demo-products.ts'
import type { preorderStock } from '#web/server/db/schema/preorder-stock.ts'
import { CATALOGUE, type CatalogueProduct } from '../catalogue.ts'
import { dayAfter } from '../days.ts'

type Entry = InferInsertModel<typeof preorderStock>

/** The preorder stock of each item with infinite stock on the commerce platform. `today` is the day of seeding. */
export function preorderEntries(today: Date, catalogue: readonly CatalogueProduct[] = CATALOGUE): Entry[] {
  return catalogue.flatMap((product) => {
    const { delivery } = product.sold
    if (!delivery) return []
    const items = infiniteItems(product)
    const share = Math.max(2, Math.round(delivery.garments / items.length))
    const deliveryDate = dayAfter(today, delivery.inDays)
    return items.map((item) => entry(item, share, deliveryDate))
  })
}

function infiniteItems(product: CatalogueProduct): string[] {
  return demoProducts([product]).flatMap(({ stock }) =>
    Object.entries(stock)
      .filter(([, amount]) => amount === 'infinite')
      .map(([item]) => item),
  )
}

/** Varies by size, and is the same on every start. */
function entry(item: string, nextDeliveryStock: number, deliveryDate: string): Entry {
  const itemNumber = Number(item.slice(item.indexOf('-') + 1))
  const sold = itemNumber % 11 === 3 ? nextDeliveryStock : (itemNumber * 7) % nextDeliveryStock
  return { itemNumber, stock: nextDeliveryStock - sold, nextDeliveryStock, deliveryDate }
}
