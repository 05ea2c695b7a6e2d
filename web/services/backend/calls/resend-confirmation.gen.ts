// @ts-nocheck
// Written by "npm run typegen" from ../contracts/resend-confirmation.ts: not to be changed by hand.
import type { resendConfirmation as contract } from '../contracts/resend-confirmation.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/reservations/{id}/mail`: Mails the link that confirms a reservation again, for the browser that made it. Sends nothing once it is confirmed, or over. */
export const resendConfirmation: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/reservations/{id}/mail' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
