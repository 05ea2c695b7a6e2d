// @ts-nocheck
// Written by "npm run typegen" from ../contracts/request-verification.ts: not to be changed by hand.
import type { requestVerification as contract } from '../contracts/request-verification.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/users/me/verification`: Mails a link that verifies the member's address; nothing is sent for an address that is verified. */
export const requestVerification: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/users/me/verification' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
