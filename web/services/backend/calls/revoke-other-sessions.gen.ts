// @ts-nocheck
// Written by "npm run typegen" from ../contracts/revoke-other-sessions.ts: not to be changed by hand.
import type { revokeOtherSessions as contract } from '../contracts/revoke-other-sessions.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `DELETE /api/v1/users/me/sessions`: Logs all other browsers out. */
export const revokeOtherSessions: BackendCall<typeof contract> = createCall({ method: 'DELETE', path: '/api/v1/users/me/sessions' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
