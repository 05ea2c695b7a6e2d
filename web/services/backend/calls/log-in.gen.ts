// @ts-nocheck
// Written by "npm run typegen" from ../contracts/log-in.ts: not to be changed by hand.
import type { logIn as contract } from '../contracts/log-in.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/login`: Starts a session in an HttpOnly cookie, and ends the one that the browser had. */
export const logIn: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/login' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
