// @ts-nocheck
// Written by "npm run typegen" from ../contracts/set-borrowing-state.ts: not to be changed by hand.
import type { setBorrowingState as contract } from '../contracts/set-borrowing-state.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `PUT /api/v1/staff/borrowings/{id}/state`: Hands a garment out, takes it back, cancels, or undoes one of these. Repeating it changes nothing. */
export const setBorrowingState: BackendCall<typeof contract> = createCall({ method: 'PUT', path: '/api/v1/staff/borrowings/{id}/state' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.isChanged !== "boolean"){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
