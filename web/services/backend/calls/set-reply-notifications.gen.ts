// @ts-nocheck
// Written by "npm run typegen" from ../contracts/set-reply-notifications.ts: not to be changed by hand.
import type { setReplyNotifications as contract } from '../contracts/set-reply-notifications.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `PUT /api/v1/posts/{id}/notifications`: Whether to send a mail for each reply to a member's own post. */
export const setReplyNotifications: BackendCall<typeof contract> = createCall({ method: 'PUT', path: '/api/v1/posts/{id}/notifications' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
