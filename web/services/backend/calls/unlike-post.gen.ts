// @ts-nocheck
// Written by "npm run typegen" from ../contracts/unlike-post.ts: not to be changed by hand.
import type { unlikePost as contract } from '../contracts/unlike-post.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `DELETE /api/v1/posts/{id}/like`: Takes a like back; doing it again changes nothing. */
export const unlikePost: BackendCall<typeof contract> = createCall({ method: 'DELETE', path: '/api/v1/posts/{id}/like' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.likeCount;
if(!((typeof data0 == "number") && (isFinite(data0)))){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
