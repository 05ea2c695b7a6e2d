// @ts-nocheck
// Written by "npm run typegen" from ../contracts/subscribe-to-stock.ts: not to be changed by hand.
import type { subscribeToStock as contract } from '../contracts/subscribe-to-stock.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/stock-notifications`: One mail once a sold-out item is back; also succeeds for an address that waits for it already. */
export const subscribeToStock: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/stock-notifications' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
