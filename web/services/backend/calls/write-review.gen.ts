// @ts-nocheck
// Written by "npm run typegen" from ../contracts/write-review.ts: not to be changed by hand.
import type { writeReview as contract } from '../contracts/write-review.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `PUT /api/v1/products/{documentId}/review`: Stores the member's review of a product, or replaces it. What staff have hidden stays hidden. */
export const writeReview: BackendCall<typeof contract> = createCall({ method: 'PUT', path: '/api/v1/products/{documentId}/review' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.id !== "string"){
errors++;
}
}
{
if(typeof data.isHidden !== "boolean"){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
