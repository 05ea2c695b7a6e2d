import type { CommerceDatabase } from './database.ts'
import {
  type Currency,
  type ItemDefinition,
  type PricedProduct,
  type Prices,
  type ProductDefinition,
  productDefinitionSchema,
  type Stock,
} from './product-definition.ts'

export type Product = ProductDefinition & { readonly active: boolean; readonly prices: Prices }

/** Products with prices and stock. Definitions and prices are held in memory; stock is always read from the file. */
export class Catalogue {
  readonly #database: CommerceDatabase
  #products: Map<string, Product> | undefined

  constructor(database: CommerceDatabase) {
    this.#database = database
  }

  /** All products in the shop's order, including deactivated ones. */
  products(): IterableIterator<Product> {
    return this.#loaded().values()
  }

  product(id: string): Product | undefined {
    return this.#loaded().get(id)
  }

  isEmpty(): boolean {
    return this.#loaded().size === 0
  }

  item(itemId: string): { product: Product; item: ItemDefinition } | undefined {
    const product = this.product(itemId.slice(0, itemId.indexOf('-')))
    const item = product?.items.find((candidate) => candidate.item === itemId)
    return product && item && { product, item }
  }

  stockOf(itemId: string): Stock {
    const row = this.#database.prepare('SELECT kind, count FROM items WHERE item = ?').get(itemId)
    return row ? stockOfRow(row) : 0
  }

  stocksOf(product: string): Map<string, Stock> {
    const rows = this.#database.prepare('SELECT item, kind, count FROM items WHERE product = ?').all(product)
    return new Map(rows.map((row) => [String(row.item), stockOfRow(row)]))
  }

  /**
   * Creates or replaces a product. New items start without stock, existing ones keep theirs, missing ones are removed.
   */
  putProduct(definition: ProductDefinition): void {
    this.#database.transact(() => this.#writeProduct(definition))
    this.#products = undefined
  }

  /** Creates or replaces many products, with their prices and stock. */
  putAll(products: readonly PricedProduct[]): void {
    this.#database.transact(() => {
      for (const { definition, prices, stock } of products) {
        this.#writeProduct(definition)
        this.#writePrices(definition.product, prices)
        for (const [item, amount] of Object.entries(stock)) this.setStock(item, amount)
      }
    })
    this.#products = undefined
  }

  /** A deactivated product can no longer be found or added; it stays in selections that already have it. */
  deactivate(product: string): void {
    this.#database.prepare('UPDATE products SET active = 0 WHERE product = ?').run(product)
    this.#products = undefined
  }

  setPrices(product: string, prices: Prices): void {
    this.#database.transact(() => this.#writePrices(product, prices))
    this.#products = undefined
  }

  setStock(itemId: string, stock: Stock): void {
    const product = itemId.slice(0, itemId.indexOf('-'))
    this.#writeStock(itemId, product, stock)
  }

  /** Reduces the stock by sold pieces; only orders do. @throws when there are too few, by a check of the table */
  takeFromStock(itemId: string, quantity: number): void {
    this.#database
      .prepare("UPDATE items SET count = count - ? WHERE item = ? AND kind = 'finite'")
      .run(quantity, itemId)
  }

  #writeProduct(definition: ProductDefinition): void {
    const { product, items } = definition
    this.#database
      .prepare(
        `INSERT INTO products (product, position, active, definition)
         VALUES (?, (SELECT coalesce(max(position), 0) + 1 FROM products), 1, ?)
         ON CONFLICT (product) DO UPDATE SET active = 1, definition = excluded.definition`,
      )
      .run(product, JSON.stringify(definition))
    const known = this.stocksOf(product)
    this.#database.prepare('DELETE FROM items WHERE product = ?').run(product)
    for (const { item } of items) this.#writeStock(item, product, known.get(item) ?? 0)
  }

  #writePrices(product: string, prices: Prices): void {
    for (const [currency, amount] of Object.entries(prices)) {
      if (amount === null) {
        this.#database.prepare('DELETE FROM prices WHERE product = ? AND currency = ?').run(product, currency)
      } else {
        this.#database
          .prepare('INSERT OR REPLACE INTO prices (product, currency, amount) VALUES (?, ?, ?)')
          .run(product, currency, amount)
      }
    }
  }

  #writeStock(item: string, product: string, stock: Stock): void {
    const [kind, count] = typeof stock === 'number' ? ['finite', stock] : [stock, 0]
    this.#database
      .prepare('INSERT OR REPLACE INTO items (item, product, kind, count) VALUES (?, ?, ?, ?)')
      .run(item, product, kind, count)
  }

  #loaded(): Map<string, Product> {
    this.#products ??= this.#load()
    return this.#products
  }

  #load(): Map<string, Product> {
    const rows = this.#database.prepare('SELECT product, active, definition FROM products ORDER BY position').all()
    return new Map(
      rows.map((row) => {
        const definition = productDefinitionSchema.parse(JSON.parse(String(row.definition)))
        return [
          definition.product,
          { ...definition, active: row.active === 1, prices: this.#prices(definition.product) },
        ]
      }),
    )
  }

  #prices(product: string): Prices {
    const rows = this.#database.prepare('SELECT currency, amount FROM prices WHERE product = ?').all(product)
    const amount = (currency: Currency) => {
      const row = rows.find((candidate) => candidate.currency === currency)
      return row ? Number(row.amount) : null
    }
    return { NOK: amount('NOK'), EUR: amount('EUR') }
  }
}

function stockOfRow(row: Record<string, unknown>): Stock {
  if (row.kind === 'finite') return Number(row.count)
  return row.kind === 'infinite' ? 'infinite' : 'unknown'
}
