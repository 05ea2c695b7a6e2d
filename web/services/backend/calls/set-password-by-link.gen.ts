// @ts-nocheck
// Written by "npm run typegen" from ../contracts/set-password-by-link.ts: not to be changed by hand.
import type { setPasswordByLink as contract } from '../contracts/set-password-by-link.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/users/link/password`: Sets a new password by a mailed link, logs this browser in and all others out, and verifies the address. */
export const setPasswordByLink: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/users/link/password' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
