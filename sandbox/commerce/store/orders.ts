import type { Catalogue } from './catalogue.ts'
import type { CommerceDatabase } from './database.ts'
import type { Selection, Selections, Shortage } from './selections.ts'
import type { Sessions } from './sessions.ts'

export type Order = { readonly number: number; readonly status: string; readonly receipt: unknown }

export type Placed =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly reason: 'empty' }
  | { readonly ok: false; readonly reason: 'short'; readonly shortages: readonly Shortage[] }

/** Orders, which alone reduce the stock. The payments stand-in places them; so does the catalogue admin. */
export class Orders {
  readonly #database: CommerceDatabase
  readonly #catalogue: Catalogue
  readonly #selections: Selections
  readonly #sessions: Sessions

  constructor(database: CommerceDatabase, catalogue: Catalogue, selections: Selections, sessions: Sessions) {
    this.#database = database
    this.#catalogue = catalogue
    this.#selections = selections
    this.#sessions = sessions
  }

  get(number: number): Order | undefined {
    const row = this.#database.prepare('SELECT status, receipt FROM orders WHERE number = ?').get(number)
    return row && { number, status: String(row.status), receipt: JSON.parse(String(row.receipt)) }
  }

  count(): number {
    return Number(this.#database.prepare('SELECT count(*) AS orders FROM orders').get()?.orders)
  }

  /**
   * Turns a selection into an order, in one transaction with the stock: everything is sold or nothing. If stock is missing,
   * the selection is reduced to what is available. A selection becomes an order once; its tokens then have an empty one.
   */
  place(selectionId: number, receiptOf: (selection: Selection) => unknown): Placed {
    return this.#database.transact(() => {
      const selection = this.#selections.get(selectionId)
      if (selection.lines.length === 0) return { ok: false, reason: 'empty' }
      const shortages = this.#shortagesOf(selection)
      if (shortages.length > 0) return { ok: false, reason: 'short', shortages }
      for (const { item, quantity } of selection.lines) this.#catalogue.takeFromStock(item, quantity)
      return { ok: true, order: this.#store(selection, receiptOf(selection)) }
    })
  }

  #shortagesOf(selection: Selection): Shortage[] {
    const shortages: Shortage[] = []
    for (const { item, quantity } of selection.lines) {
      const shortage = this.#selections.shortageOf(selection, item, quantity)
      if (!shortage) continue
      shortages.push(shortage)
      this.#selections.setQuantity(selection, item, shortage.available)
    }
    return shortages
  }

  #store(selection: Selection, receipt: unknown): Order {
    const { lastInsertRowid } = this.#database
      .prepare("INSERT INTO orders (selection_id, status, receipt, created_at) VALUES (?, 'untouched', ?, ?)")
      .run(selection.id, JSON.stringify(receipt), new Date().toISOString())
    const number = Number(lastInsertRowid)
    const next = this.#sessions.newSelection(selection.country, selection.language)
    this.#sessions.moveOn(selection.id, next, number)
    return { number, status: 'untouched', receipt }
  }
}
