// @ts-nocheck
// Written by "npm run typegen" from ../contracts/delete-review.ts: not to be changed by hand.
import type { deleteReview as contract } from '../contracts/delete-review.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `DELETE /api/v1/products/{documentId}/review`: Deletes the member's review of a product; deleting again succeeds. */
export const deleteReview: BackendCall<typeof contract> = createCall({ method: 'DELETE', path: '/api/v1/products/{documentId}/review' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
