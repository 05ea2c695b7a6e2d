// @ts-nocheck
// Written by "npm run typegen" from ../contracts/write-post.ts: not to be changed by hand.
import type { writePost as contract } from '../contracts/write-post.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/posts`: Stores a post or a reply. Sending the same id again stores nothing more and succeeds. */
export const writePost: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/posts' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.id !== "string"){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
