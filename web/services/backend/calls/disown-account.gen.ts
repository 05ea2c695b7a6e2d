// @ts-nocheck
// Written by "npm run typegen" from ../contracts/disown-account.ts: not to be changed by hand.
import type { disownAccount as contract } from '../contracts/disown-account.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `DELETE /api/v1/users/verification`: “It was not me”: deletes an account that somebody else made with the address, while it is not verified, or stops a change to it. */
export const disownAccount: BackendCall<typeof contract> = createCall({ method: 'DELETE', path: '/api/v1/users/verification' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
