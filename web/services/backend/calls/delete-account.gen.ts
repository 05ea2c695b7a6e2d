// @ts-nocheck
// Written by "npm run typegen" from ../contracts/delete-account.ts: not to be changed by hand.
import type { deleteAccount as contract } from '../contracts/delete-account.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `DELETE /api/v1/users/me`: Deletes the account with everything personal, after asking for the password again. */
export const deleteAccount: BackendCall<typeof contract> = createCall({ method: 'DELETE', path: '/api/v1/users/me' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
