import { z } from 'zod'
import type { Attempt, SoldLine } from './attempts.ts'
import type { Catalogue } from './catalogue.ts'
import type { CommerceDatabase } from './database.ts'
import type { Selection, Selections, Shortage } from './selections.ts'
import type { Sessions } from './sessions.ts'

/** `hold`: staff must look at it before it is sent. */
const statusSchema = z.enum(['untouched', 'hold', 'cancelled'])
const receiptSchema = z.record(z.string(), z.unknown())
const linesSchema = z.array(z.object({ item: z.string(), quantity: z.int() }))

/** Why an order is on hold: something else was paid than ordered, or what was paid is sold out. */
export type HoldReason = 'payment mismatch' | 'out of stock'

export type OrderPayment = {
  readonly reference: string
  readonly state: 'authorised' | 'pending' | 'refused'
  readonly method: string
  readonly pspReference: string
  readonly holdReasons: readonly HoldReason[]
}

export type Order = {
  readonly number: number
  /** The selection that it was made from. */
  readonly selectionId: number
  readonly status: z.infer<typeof statusSchema>
  /** ISO 8601. */
  readonly createdAt: string
  readonly receipt: Readonly<Record<string, unknown>>
  /** Absent for orders that cost nothing, and for those that the catalogue admin makes. */
  readonly payment: OrderPayment | undefined
}

export type Placed =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly reason: 'empty' }
  | { readonly ok: false; readonly reason: 'short'; readonly shortages: readonly Shortage[] }

type OrderFilter = {
  /** The buyer's address, case-insensitive. */
  readonly email?: string | undefined
  /** The number of an order, or a reference of one of its payments. */
  readonly reference?: string | undefined
  /** `additionalFields.reservation_id` of the payment. */
  readonly reservation?: string | undefined
  /** The comment of one of its lines, as the shop's server gave it with an agreed price. */
  readonly comment?: string | undefined
  readonly skip: number
  readonly limit: number
}

type Paid = Pick<OrderPayment, 'state' | 'method' | 'pspReference' | 'holdReasons'>

/** Orders, which alone reduce the stock. A selection becomes an order once; its tokens then have a new one. */
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
    return this.#first('number = ?', number)
  }

  /** The order that a selection has become. */
  ofSelection(selectionId: number): Order | undefined {
    return this.#first('selection_id = ?', selectionId)
  }

  /** Newest first. */
  list({ email, reference, reservation, comment, skip, limit }: OrderFilter): Order[] {
    const conditions: string[] = []
    const values: string[] = []
    const add = (condition: string, ...compared: string[]) => {
      conditions.push(condition)
      values.push(...compared)
    }
    if (email !== undefined) add("lower(json_extract(receipt, '$.address.email')) = lower(?)", email)
    if (reservation !== undefined) add("json_extract(receipt, '$.additionalFields.reservation_id') = ?", reservation)
    if (comment !== undefined)
      add(
        "EXISTS (SELECT 1 FROM json_each(receipt, '$.items') AS line WHERE json_extract(line.value, '$.comment') = ?)",
        comment,
      )
    if (reference !== undefined)
      add(
        `(CAST(number AS TEXT) = ? OR number IN (SELECT number FROM order_payments WHERE ? IN (reference, psp_reference))
          OR selection_id IN (SELECT selection_id FROM attempts WHERE ? IN (reference, psp_reference)))`,
        ...[reference, reference, reference],
      )
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
    return this.#database
      .prepare(`SELECT number FROM orders ${where} ORDER BY number DESC LIMIT ? OFFSET ?`)
      .all(...values, limit, skip)
      .flatMap(({ number }) => this.get(Number(number)) ?? [])
  }

  count(): number {
    return Number(this.#database.prepare('SELECT count(*) AS orders FROM orders').get()?.orders)
  }

  /**
   * Turns a selection into an order without a payment, in one transaction with the stock: everything is sold or
   * nothing. If stock is missing, the selection is reduced to what is available.
   */
  place(selectionId: number, receiptOf: (selection: Selection) => Readonly<Record<string, unknown>>): Placed {
    return this.#database.transact(() => {
      const selection = this.#selections.get(selectionId)
      if (selection.lines.length === 0) return { ok: false, reason: 'empty' }
      const shortages = this.reduceToStock(selection)
      if (shortages.length > 0) return { ok: false, reason: 'short', shortages }
      const receipt = receiptOf(selection)
      for (const { item, quantity } of selection.lines) this.#catalogue.takeFromStock(item, quantity)
      return { ok: true, order: this.#store(selection, [], receipt, 'untouched') }
    })
  }

  /**
   * Stores the order of an attempt that was paid, inside the caller's transaction. The money is there, so what is sold
   * out does not prevent the order: it takes what there is and is put on hold. What has been added to the selection
   * since stays in the bag.
   */
  placePaid(attempt: Attempt, paid: Paid): Order {
    const selection = this.#selections.get(attempt.selectionId)
    const taken = attempt.lines.map(({ item, quantity }) => this.#take(item, quantity))
    const isShort = taken.some(({ quantity }, index) => quantity < (attempt.lines[index]?.quantity ?? 0))
    const holdReasons: HoldReason[] = [...paid.holdReasons, ...(isShort ? ['out of stock' as const] : [])]
    const order = this.#store(
      selection,
      linesLeft(selection.lines, attempt.lines),
      attempt.receipt,
      holdReasons.length > 0 ? 'hold' : 'untouched',
    )
    this.#database
      .prepare(
        `INSERT INTO order_payments (number, reference, state, method, psp_reference, hold_reasons, taken) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        order.number,
        attempt.reference,
        paid.state,
        paid.method,
        paid.pspReference,
        JSON.stringify(holdReasons),
        JSON.stringify(taken),
      )
    return this.#known(order.number)
  }

  /**
   * The bank has answered after all, inside the caller's transaction: a refused order is cancelled and gives its stock
   * back.
   */
  settlePending(number: number, state: 'authorised' | 'refused'): Order {
    const row = this.#database.prepare('SELECT state, taken FROM order_payments WHERE number = ?').get(number)
    if (row?.state !== 'pending') return this.#known(number)
    this.#database.prepare('UPDATE order_payments SET state = ? WHERE number = ?').run(state, number)
    if (state === 'refused') {
      this.#database.prepare("UPDATE orders SET status = 'cancelled' WHERE number = ?").run(number)
      for (const { item, quantity } of linesSchema.parse(JSON.parse(String(row.taken))))
        this.#catalogue.takeFromStock(item, -quantity)
    }
    return this.#known(number)
  }

  /** Reduces lines to what is in stock; the shortages say what is missing. */
  reduceToStock(selection: Selection): Shortage[] {
    const shortages: Shortage[] = []
    for (const { item, quantity } of selection.lines) {
      const shortage = this.#selections.shortageOf(selection, item, quantity)
      if (!shortage) continue
      shortages.push(shortage)
      this.#selections.setQuantity(selection, item, shortage.available)
    }
    return shortages
  }

  /** Takes as many as there are. */
  #take(item: string, quantity: number): SoldLine {
    const stock = this.#catalogue.stockOf(item)
    const taken = typeof stock === 'number' ? Math.min(stock, quantity) : quantity
    this.#catalogue.takeFromStock(item, taken)
    return { item, quantity: taken }
  }

  #store(selection: Selection, left: readonly SoldLine[], receipt: object, status: Order['status']): Order {
    const { lastInsertRowid } = this.#database
      .prepare('INSERT INTO orders (selection_id, status, receipt, created_at) VALUES (?, ?, ?, ?)')
      .run(selection.id, status, JSON.stringify(receipt), new Date().toISOString())
    const number = Number(lastInsertRowid)
    const next = this.#sessions.newSelection(selection.country, selection.language)
    for (const { item, quantity } of left) {
      const agreed = selection.lines.find((line) => line.item === item)?.agreed
      const target = this.#selections.get(next)
      if (agreed) this.#selections.setAgreed(target, item, { ...agreed, quantity })
      else this.#selections.setQuantity(target, item, quantity)
    }
    this.#sessions.moveOn(selection.id, next, number)
    this.#database.prepare('INSERT INTO order_mails (number) VALUES (?)').run(number)
    return this.#known(number)
  }

  #known(number: number): Order {
    const order = this.get(number)
    if (!order) throw new Error(`Order ${number} does not exist`)
    return order
  }

  #first(condition: 'number = ?' | 'selection_id = ?', value: number): Order | undefined {
    const row = this.#database.prepare(`SELECT * FROM orders WHERE ${condition}`).get(value)
    if (!row) return undefined
    const number = Number(row.number)
    return {
      number,
      selectionId: Number(row.selection_id),
      status: statusSchema.parse(row.status),
      createdAt: String(row.created_at),
      receipt: receiptSchema.parse(JSON.parse(String(row.receipt))),
      payment: this.#paymentOf(number),
    }
  }

  #paymentOf(number: number): OrderPayment | undefined {
    const row = this.#database.prepare('SELECT * FROM order_payments WHERE number = ?').get(number)
    return (
      row && {
        reference: String(row.reference),
        state: z.enum(['authorised', 'pending', 'refused']).parse(row.state),
        method: String(row.method),
        pspReference: String(row.psp_reference),
        holdReasons: z.array(z.enum(['payment mismatch', 'out of stock'])).parse(JSON.parse(String(row.hold_reasons))),
      }
    )
  }
}

/** The part of a selection that was not paid. */
function linesLeft(lines: readonly SoldLine[], paid: readonly SoldLine[]): SoldLine[] {
  return lines.flatMap(({ item, quantity }) => {
    const left = quantity - (paid.find((line) => line.item === item)?.quantity ?? 0)
    return left > 0 ? [{ item, quantity: left }] : []
  })
}
