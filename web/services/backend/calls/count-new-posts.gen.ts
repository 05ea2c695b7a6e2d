// @ts-nocheck
// Written by "npm run typegen" from ../contracts/count-new-posts.ts: not to be changed by hand.
import type { countNewPosts as contract } from '../contracts/count-new-posts.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/discussions/{documentId}/news`: How many posts and replies others have written since; a hundred stands for more. */
export const countNewPosts: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/discussions/{documentId}/news' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.count;
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
