// @ts-nocheck
// Written by "npm run typegen" from ../contracts/verify-reset-code.ts: not to be changed by hand.
import type { verifyResetCode as contract } from '../contracts/verify-reset-code.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/auth/resetPasswordToken/{id}/verify`: Checks the code, which stays usable. It works for ten minutes and five tries. */
export const verifyResetCode: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/auth/resetPasswordToken/{id}/verify' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
