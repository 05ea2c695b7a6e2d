// @ts-nocheck
// Written by "npm run typegen" from ../contracts/change-password.ts: not to be changed by hand.
import type { changePassword as contract } from '../contracts/change-password.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `PUT /api/v1/users/me/password`: Replaces the password and logs all other browsers out. */
export const changePassword: BackendCall<typeof contract> = createCall({ method: 'PUT', path: '/api/v1/users/me/password' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
