// @ts-nocheck
// Written by "npm run typegen" from ../contracts/log-out.ts: not to be changed by hand.
import type { logOut as contract } from '../contracts/log-out.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/logout`: Ends the session of this browser; succeeds without one too. */
export const logOut: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/logout' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
