// @ts-nocheck
// Written by "npm run typegen" from ../contracts/report-post.ts: not to be changed by hand.
import type { reportPost as contract } from '../contracts/report-post.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/posts/{id}/reports`: Tells the shop that a post breaks the rules; once for each member and post. */
export const reportPost: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/posts/{id}/reports' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
