// @ts-nocheck
// Written by "npm run typegen" from ../contracts/send-purchase-link.ts: not to be changed by hand.
import type { sendPurchaseLink as contract } from '../contracts/send-purchase-link.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/staff/campaigns/{centraId}/reservations/{id}/mail`: Mails the link to buy what was reserved again, for staff. It replaces the one before; the time to pay stays. */
export const sendPurchaseLink: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/staff/campaigns/{centraId}/reservations/{id}/mail' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
