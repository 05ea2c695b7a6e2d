// @ts-nocheck
// Written by "npm run typegen" from ../contracts/get-current-user.ts: not to be changed by hand.
import type { getCurrentUser as contract } from '../contracts/get-current-user.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/users/me`: The member that is logged in; 401 for everybody else. */
export const getCurrentUser: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/users/me' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.id !== "string"){
errors++;
}
}
{
let data1 = data.profilePicture;
if((typeof data1 !== "string") && (data1 !== null)){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
