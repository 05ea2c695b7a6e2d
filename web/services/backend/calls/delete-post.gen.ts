// @ts-nocheck
// Written by "npm run typegen" from ../contracts/delete-post.ts: not to be changed by hand.
import type { deletePost as contract } from '../contracts/delete-post.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `DELETE /api/v1/posts/{id}`: Deletes a member's own post, and with it its replies; deleting again succeeds. */
export const deletePost: BackendCall<typeof contract> = createCall({ method: 'DELETE', path: '/api/v1/posts/{id}' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
