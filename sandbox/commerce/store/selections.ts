import { randomBytes } from 'node:crypto'
import { marketOf } from '../pricing/markets.ts'
import type { Catalogue } from './catalogue.ts'
import type { CommerceDatabase } from './database.ts'
import type { Stock } from './product-definition.ts'

/** An agreement of the shop's server with the shopper about an item. */
type AgreedPrice = {
  /** Minor units of the selection's currency, tax included. */
  readonly priceEach: number
  /** The most pieces that the agreed price holds for. */
  readonly quantity: number
  /** The server's own words, which the order repeats. */
  readonly comment: string
}

export type Line = {
  readonly line: string
  readonly item: string
  readonly quantity: number
  readonly agreed?: AgreedPrice | undefined
}

export type Selection = {
  readonly id: number
  readonly country: string
  readonly language: string
  readonly voucher: string | undefined
  readonly lines: readonly Line[]
}

/** A line that was reduced to what is available, in the platform's format. */
export type Shortage = {
  readonly item: string
  readonly product: string
  readonly originalQuantity: number
  readonly unavailable: number
  readonly available: number
}

/** Open selections. Quantities are checked against the stock, but only orders reduce it. */
export class Selections {
  readonly #database: CommerceDatabase
  readonly #catalogue: Catalogue

  constructor(database: CommerceDatabase, catalogue: Catalogue) {
    this.#database = database
    this.#catalogue = catalogue
  }

  get(id: number): Selection {
    const row = this.#database.prepare('SELECT country, language, voucher FROM selections WHERE id = ?').get(id)
    if (!row) throw new Error(`Selection ${id} does not exist`)
    const { country, language, voucher } = row
    return {
      id,
      country: String(country),
      language: String(language),
      voucher: voucher === null ? undefined : String(voucher),
      lines: this.#lines(id),
    }
  }

  /** Whether the item can be bought in the selection's market: its product exists and has a price there. */
  sells({ country }: Selection, item: string): boolean {
    const product = this.#catalogue.item(item)?.product
    const market = marketOf(country)
    const price = market && product?.prices[market.currency]
    return product?.active === true && price !== null && price !== undefined
  }

  /**
   * Sets how many of an item the selection holds. A finite stock caps a growing quantity: the line then has what is
   * available, and the shortage says what is missing. Zero removes the line.
   */
  setQuantity(selection: Selection, item: string, quantity: number): Shortage | undefined {
    const held = selection.lines.find((line) => line.item === item)
    const shortage = quantity > (held?.quantity ?? 0) ? this.shortageOf(selection, item, quantity) : undefined
    this.#write(selection.id, item, held, shortage?.available ?? quantity)
    return shortage
  }

  /**
   * Makes the selection hold exactly the agreed quantity of an item, at the agreed price: the same again changes
   * nothing. The shortage says what is missing.
   */
  setAgreed(selection: Selection, item: string, agreed: AgreedPrice): Shortage | undefined {
    const { priceEach, quantity, comment } = agreed
    const shortage = this.setQuantity(selection, item, quantity)
    const held = shortage?.available ?? quantity
    if (held > 0)
      this.#database
        .prepare(
          `INSERT OR REPLACE INTO agreed_prices (selection_id, item, price_each, quantity, comment) VALUES (?, ?, ?, ?, ?)`,
        )
        .run(selection.id, item, priceEach, quantity, comment)
    return shortage
  }

  /** The shortage for a quantity of an item; `undefined` if it is available. Items that are not sold have no stock. */
  shortageOf(selection: Selection, item: string, quantity: number): Shortage | undefined {
    const stock: Stock = this.sells(selection, item) ? this.#catalogue.stockOf(item) : 0
    if (typeof stock !== 'number' || quantity <= stock) return undefined
    return {
      item,
      product: item.slice(0, item.indexOf('-')),
      originalQuantity: quantity,
      unavailable: quantity - stock,
      available: stock,
    }
  }

  setCountry(id: number, country: string): void {
    this.#database.prepare('UPDATE selections SET country = ? WHERE id = ?').run(country, id)
  }

  setLanguage(id: number, language: string): void {
    this.#database.prepare('UPDATE selections SET language = ? WHERE id = ?').run(language, id)
  }

  setVoucher(id: number, code: string | undefined): void {
    this.#database.prepare('UPDATE selections SET voucher = ? WHERE id = ?').run(code ?? null, id)
  }

  #lines(id: number): Line[] {
    const rows = this.#database
      .prepare(
        `SELECT line, item, lines.quantity, price_each, agreed_prices.quantity AS agreed_quantity, comment
         FROM lines LEFT JOIN agreed_prices USING (selection_id, item) WHERE selection_id = ? ORDER BY position`,
      )
      .all(id)
    return rows.map((row) => ({
      line: String(row.line),
      item: String(row.item),
      quantity: Number(row.quantity),
      agreed:
        row.price_each === null
          ? undefined
          : {
              priceEach: Number(row.price_each),
              quantity: Number(row.agreed_quantity),
              comment: String(row.comment),
            },
    }))
  }

  #write(selectionId: number, item: string, held: Line | undefined, quantity: number): void {
    if (quantity <= 0) {
      if (held) this.#database.prepare('DELETE FROM lines WHERE line = ?').run(held.line)
      this.#database.prepare('DELETE FROM agreed_prices WHERE selection_id = ? AND item = ?').run(selectionId, item)
    } else if (held) {
      this.#database.prepare('UPDATE lines SET quantity = ? WHERE line = ?').run(quantity, held.line)
    } else {
      this.#database
        .prepare('INSERT INTO lines (line, selection_id, item, quantity) VALUES (?, ?, ?, ?)')
        .run(randomBytes(16).toString('hex'), selectionId, item, quantity)
    }
  }
}
