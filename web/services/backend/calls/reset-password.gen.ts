// @ts-nocheck
// Written by "npm run typegen" from ../contracts/reset-password.ts: not to be changed by hand.
import type { resetPassword as contract } from '../contracts/reset-password.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/auth/resetPasswordToken/{id}/resetPassword`: Sets a new password by the mailed code, logs this browser in and all others out. The code works once. */
export const resetPassword: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/auth/resetPasswordToken/{id}/resetPassword' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
