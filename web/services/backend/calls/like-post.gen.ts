// @ts-nocheck
// Written by "npm run typegen" from ../contracts/like-post.ts: not to be changed by hand.
import type { likePost as contract } from '../contracts/like-post.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `PUT /api/v1/posts/{id}/like`: Likes a post; liking again changes nothing. */
export const likePost: BackendCall<typeof contract> = createCall({ method: 'PUT', path: '/api/v1/posts/{id}/like' }, validate10)

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
