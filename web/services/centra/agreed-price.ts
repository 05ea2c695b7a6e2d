import { callCentra } from './call.ts'
import type { SelectionResult } from './checkout.ts'
import type { CentraConnection } from './connection.ts'
import { selectionShape } from './responses/selection.ts'
import { readSelection } from './selection.ts'

/** An agreement with a shopper about an item. */
type AgreedItem = {
  readonly itemId: string
  readonly quantity: number
  /** In whole units of the selection's currency, tax included. */
  readonly unitPrice: number
  /** Part of the order's line, by which the order is found. */
  readonly comment: string
}

/**
 * Puts an item into the selection at an agreed price (the platform's price injection). Only for the server: the shared
 * secret allows any price. The line then holds exactly the agreed quantity, so it may be called again.
 */
export function addAtAgreedPrice(
  connection: CentraConnection,
  secret: string,
  { itemId, quantity, unitPrice, comment }: AgreedItem,
): Promise<SelectionResult> {
  const authorised: CentraConnection = {
    ...connection,
    fetch: (url, init) =>
      connection.fetch(url, { ...init, headers: { ...headersOf(init), 'api-authorization': secret } }),
  }
  const call = {
    method: 'POST',
    path: `items/${encodeURIComponent(itemId)}/quantity/${quantity}`,
    body: { customPrice: { unitPrice, quantity, comment } },
    isRepeatable: true,
    shape: selectionShape,
  } as const
  return callCentra(authorised, call, readSelection)
}

function headersOf({ headers }: RequestInit): Record<string, string> {
  return Object.fromEntries(new Headers(headers))
}
