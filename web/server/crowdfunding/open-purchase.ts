import 'server-only'
import type { Bag, BagLine } from '#web/domain/bag/bag.ts'
import type { OpenedPurchase } from '#web/domain/product/reservation.ts'
import { Unavailable } from '#web/lib/unavailable.ts'
import { addAtAgreedPrice } from '#web/services/centra/agreed-price.ts'
import { type Checkout, createCheckout, type SelectionResult } from '#web/services/centra/checkout.ts'
import type { CentraConnection } from '#web/services/centra/connection.ts'
import { readShortage } from '#web/services/centra/selection.ts'
import { failure, type Result, success } from '../result.ts'
import {
  commentOf,
  findPurchase,
  findPurchaseOrder,
  keepSelection,
  type OwnPurchase,
  type Purchase,
  type PurchaseLink,
  type PurchaseOrderPorts,
  purchasesIn,
} from './purchase.ts'

export type PurchasePorts = PurchaseOrderPorts & {
  readonly connection: Omit<CentraConnection, 'tokens'>
  /** Shared secret of the checkout API. */
  readonly secret: string
}

/** A selection on the platform as its last response showed it. */
type Selection = { readonly checkout: Checkout; readonly connection: CentraConnection; bag: Bag }

/**
 * Puts the reserved garments into a selection at the reserved price, and moves the shopper's present selection there.
 * One selection holds it, on every device and however often or at the same time it is opened, by the link or from the
 * account, so that it cannot be paid twice.
 * @throws {Unavailable} when the platform does not respond; calling again completes what was begun
 */
export async function openPurchase(
  ports: PurchasePorts,
  by: PurchaseLink | OwnPurchase,
  present: string | null,
): Promise<Result<OpenedPurchase, 'noSuchReservation' | 'purchaseExpired'>> {
  const found = await findPurchase(ports.database, by)
  if (!found.ok) return found
  const purchase = found.value
  const orderNumber = await findPurchaseOrder(ports, purchase)
  if (orderNumber === undefined) throw new Unavailable('The order API cannot be used')
  if (orderNumber === null && purchase.until <= ports.now) return failure('purchaseExpired')
  if (orderNumber !== null) return success({ state: 'bought', orderNumber, selection: null, quantity: 0, missing: [] })
  const own = present === null ? undefined : await open(ports, present)
  const kept = purchase.selection === null ? undefined : await open(ports, purchase.selection)
  const target = kept ?? (own && (await takes(own, purchase)) ? own : await create(ports, purchase))
  if (target.bag.token !== purchase.selection) {
    const isKept = await keepSelection(ports.database, purchase, target.bag.token, ports.now)
    if (!isKept) return await openPurchase(ports, by, present)
  }
  const missing = await putIn(ports, target, purchase)
  if (own && own.bag.token !== target.bag.token) await bring(ports, own, target)
  const wanted = purchase.lines.reduce((sum, line) => sum + line.quantity, 0)
  const quantity = missing.reduce((sum, line) => sum - line.quantity, wanted)
  return success({ state: 'ready', orderNumber: null, selection: target.bag.token, quantity, missing })
}

/** Undefined for a token that the platform no longer knows. */
async function open(ports: PurchasePorts, token: string): Promise<Selection | undefined> {
  const selection = await connect(ports, token)
  return selection.bag.token === token ? selection : undefined
}

async function connect(ports: PurchasePorts, token: string | null): Promise<Selection> {
  let current = token
  const tokens = { read: () => current, replace: () => false }
  const connection: CentraConnection = { ...ports.connection, tokens }
  const checkout = createCheckout(connection)
  const { bag } = must(await checkout.selection())
  current = bag.token
  return { checkout, connection, bag }
}

async function create(ports: PurchasePorts, purchase: Purchase): Promise<Selection> {
  const selection = await connect(ports, null)
  await takes(selection, purchase)
  return selection
}

/**
 * Whether the selection has the currency of the reserved prices, or can be switched to it: agreed prices in another
 * currency prevent that.
 */
async function takes(selection: Selection, { country, lines }: Purchase): Promise<boolean> {
  const currency = lines[0]?.currency
  if (!currency || selection.bag.currency === currency) return true
  if (selection.bag.lines.some(({ agreedQuantity }) => agreedQuantity)) return false
  const there = country ?? (currency === 'NOK' ? 'NO' : 'SE')
  selection.bag = must(await selection.checkout.setCountry(there)).bag
  return selection.bag.currency === currency
}

/** Returns the items that the platform does not have. */
async function putIn(ports: PurchasePorts, target: Selection, purchase: Purchase) {
  const missing: OpenedPurchase['missing'] = []
  for (const { item, quantity, priceEach, title, fit, size, colour } of purchase.lines) {
    const result = await add(ports, target, purchase, { itemId: item, quantity, priceEach })
    const short = result.ok ? undefined : readShortage(result.error)
    if (result.ok || result.error.status !== 404) target.bag = (short ?? must(result)).bag
    const held = lineOf(target, item)?.quantity ?? 0
    if (held < quantity) missing.push({ title: title ?? '', fit, size, colour, quantity: quantity - held })
  }
  return missing
}

/** Uses the reserved price; for reservations from before prices were stored, the platform's. */
async function add(
  { secret }: PurchasePorts,
  { connection, checkout, bag }: Selection,
  purchase: Purchase,
  { itemId, quantity, priceEach }: { itemId: string; quantity: number; priceEach: number | null },
): Promise<SelectionResult> {
  if (priceEach !== null) {
    const agreed = { itemId, quantity, unitPrice: priceEach, comment: commentOf(purchase) }
    return await addAtAgreedPrice(connection, secret, agreed)
  }
  const held = bag.lines.find((line) => line.itemId === itemId)?.quantity ?? 0
  return held < quantity ? await checkout.addItem(itemId, quantity - held) : await checkout.selection()
}

/**
 * Brings the lines of one selection into another: each is added there before it leaves, so that a call that is lost
 * leaves it in both rather than in none. Lines with an agreed price keep it.
 */
async function bring(ports: PurchasePorts, from: Selection, to: Selection): Promise<void> {
  for (const purchase of await purchasesIn(ports.database, from.bag.token)) {
    if (!(await takes(to, purchase))) continue
    const isMoved = await keepSelection(ports.database, purchase, to.bag.token, ports.now)
    if (!isMoved) continue
    await putIn(ports, to, purchase)
    for (const { item } of purchase.lines) await remove(from, lineOf(from, item))
  }
  for (const line of from.bag.lines) {
    if (line.agreedQuantity) continue
    const isAgreedThere = lineOf(to, line.itemId)?.agreedQuantity !== undefined
    if (isAgreedThere || (await move(to, line))) await remove(from, line)
  }
  const code = from.bag.vouchers[0]?.code
  if (code && to.bag.vouchers.length === 0) await to.checkout.addVoucher(code)
}

/** False for an item that is not sold there. */
async function move(to: Selection, { itemId, quantity }: BagLine): Promise<boolean> {
  const result = await to.checkout.addItem(itemId, quantity)
  const short = result.ok ? undefined : readShortage(result.error)
  if (!result.ok && !short && result.error.status === 404) return false
  to.bag = (short ?? must(result)).bag
  return true
}

async function remove({ checkout }: Selection, line: BagLine | undefined): Promise<void> {
  if (line) await checkout.decrease(line.lineId, line.quantity)
}

function lineOf({ bag }: Selection, itemId: string): BagLine | undefined {
  return bag.lines.find((line) => line.itemId === itemId)
}

/** @throws {Unavailable} when the call failed */
function must(result: SelectionResult) {
  if (result.ok) return result.value
  throw new Unavailable(`The commerce platform does not respond: ${result.error.status}`)
}
