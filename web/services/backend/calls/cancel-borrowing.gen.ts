// @ts-nocheck
// Written by "npm run typegen" from ../contracts/cancel-borrowing.ts: not to be changed by hand.
import type { cancelBorrowing as contract } from '../contracts/cancel-borrowing.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `DELETE /api/v1/users/me/borrowings/{id}`: Cancels a borrowing that was not picked up yet; cancelling again succeeds. */
export const cancelBorrowing: BackendCall<typeof contract> = createCall({ method: 'DELETE', path: '/api/v1/users/me/borrowings/{id}' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
