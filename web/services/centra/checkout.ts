import { callCentra } from './call.ts'
import type { CentraCall, CentraConnection } from './connection.ts'
import type { CentraResult } from './failure.ts'
import { selectionShape } from './responses/selection.ts'
import { readSelection, type Selection } from './selection.ts'

export type SelectionResult = CentraResult<Selection>

const shape = selectionShape

/**
 * The calls that read or change the selection (docs/product/7). Each resolves to the whole selection. Only reading
 * is repeated after a failure: whether a change took effect is for the caller to find out.
 */
export type Checkout = ReturnType<typeof createCheckout>

export function createCheckout(connection: CentraConnection) {
  const call = (method: CentraCall['method'], path: string, body?: unknown): Promise<SelectionResult> =>
    callCentra(connection, { method, path, shape, ...(body !== undefined && { body }) }, readSelection)
  return {
    selection: () =>
      callCentra(connection, { method: 'GET', path: 'selection/', isRepeatable: true, shape }, readSelection),
    setCountry: (code: string) => call('PUT', `countries/${encodeURIComponent(code)}`),
    setLanguage: (code: string) => call('PUT', `languages/${encodeURIComponent(code)}`),
    addItem: (itemId: string, quantity: number) =>
      call('POST', `items/${encodeURIComponent(itemId)}${quantity === 1 ? '' : `/quantity/${quantity}`}`),
    increase: (lineId: string, by: number) => call('POST', `lines/${encodeURIComponent(lineId)}/quantity/${by}`),
    /** Removes the line when nothing is left of it. */
    decrease: (lineId: string, by: number) => call('DELETE', `lines/${encodeURIComponent(lineId)}/quantity/${by}`),
    addVoucher: (voucher: string) => call('POST', 'vouchers', { voucher }),
    removeVoucher: (voucher: string) => call('DELETE', 'vouchers', { voucher }),
  } as const
}
