// @ts-nocheck
// Written by "npm run typegen" from ../contracts/report-review.ts: not to be changed by hand.
import type { reportReview as contract } from '../contracts/report-review.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/reviews/{id}/reports`: Tells the shop that a review breaks the rules; once for each member and review. */
export const reportReview: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/reviews/{id}/reports' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
