// @ts-nocheck
// Written by "npm run typegen" from ../contracts/restore-post.ts: not to be changed by hand.
import type { restorePost as contract } from '../contracts/restore-post.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/posts/{id}/restore`: Undoes a member's own deletion of the last ten minutes, with the text, which was deleted; restoring again succeeds. */
export const restorePost: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/posts/{id}/restore' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
