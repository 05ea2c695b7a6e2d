// @ts-nocheck
// Written by "npm run typegen" from ../contracts/revoke-session.ts: not to be changed by hand.
import type { revokeSession as contract } from '../contracts/revoke-session.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `DELETE /api/v1/users/me/sessions/{id}`: Logs one of the member's browsers out. */
export const revokeSession: BackendCall<typeof contract> = createCall({ method: 'DELETE', path: '/api/v1/users/me/sessions/{id}' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
