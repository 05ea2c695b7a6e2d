// @ts-nocheck
// Written by "npm run typegen" from ../contracts/request-password-reset.ts: not to be changed by hand.
import type { requestPasswordReset as contract } from '../contracts/request-password-reset.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/auth/resetPasswordToken`: Mails a code of six digits and a link to a member with this address. The response is the same where there is none. */
export const requestPasswordReset: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/auth/resetPasswordToken' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.id !== "string"){
errors++;
}
}
{
if(typeof data.token !== "string"){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
