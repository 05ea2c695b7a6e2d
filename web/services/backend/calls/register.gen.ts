// @ts-nocheck
// Written by "npm run typegen" from ../contracts/register.ts: not to be changed by hand.
import type { register as contract } from '../contracts/register.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/auth/register`: Makes an account and logs its member in. */
export const register: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/auth/register' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
