// @ts-nocheck
// Written by "npm run typegen" from ../contracts/edit-post.ts: not to be changed by hand.
import type { editPost as contract } from '../contracts/edit-post.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `PUT /api/v1/posts/{id}`: Replaces the text of a member's own post. */
export const editPost: BackendCall<typeof contract> = createCall({ method: 'PUT', path: '/api/v1/posts/{id}' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
