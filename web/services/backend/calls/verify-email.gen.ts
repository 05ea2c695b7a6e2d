// @ts-nocheck
// Written by "npm run typegen" from ../contracts/verify-email.ts: not to be changed by hand.
import type { verifyEmail as contract } from '../contracts/verify-email.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/users/verification`: Verifies the address that the link was mailed to, or changes the account to it, in a session of the account only. */
export const verifyEmail: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/users/verification' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
