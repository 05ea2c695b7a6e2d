// @ts-nocheck
// Written by "npm run typegen" from ../contracts/request-newsletter.ts: not to be changed by hand.
import type { requestNewsletter as contract } from '../contracts/request-newsletter.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/newsletter`: Mails a link that confirms the newsletter; the same response for every address. */
export const requestNewsletter: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/newsletter' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
